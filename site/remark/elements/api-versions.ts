import type { PhrasingContent } from 'mdast';
import type { ApiVersionFact } from '#core/contracts/facts';
import type { BlockElement } from '../element';
import { sentence, table, text } from '../nodes';

/** `<ApiVersions />`: the versions of the API, newest first, with the facts about each. */
export const apiVersions: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts }) {
    const rows = facts.apiVersions.map((entry) => [[text(nameOf(entry))], changesOf(entry)]);
    return [table(['Version', 'Changes'], rows)];
  },
};

function nameOf({ version, current }: ApiVersionFact): string {
  return current ? `${version} (current)` : version;
}

function changesOf({ breaking, changes }: ApiVersionFact): PhrasingContent[] {
  if (changes.length === 0) return [text('No changes listed.')];
  return sentence(`${breaking ? 'Breaking: ' : ''}${changes.join(' ')}`);
}
