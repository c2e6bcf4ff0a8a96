import type { PhrasingContent } from 'mdast';
import type { Facts, TagFact } from '#core/contracts/facts';
import { MOST_PAGES } from '#core/contracts/most-pages';
import type { BlockElement } from '../element';
import { requireEntry } from '../require-entry';
import { link, table, text } from '../nodes';

/**
 * `<OperationIndex />`: a table with a row for each tag and its operations, whose methods and paths are in the reference; if there are
 * too many, they are only counted.
 */
export const operationIndex: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts }) {
    const tags = Object.entries(facts.tags);
    const isLong = Object.keys(facts.operations).length > MOST_PAGES;
    const rows = tags.map(([name, tag]) => [
      [link(tag.href, [text(tag.title ?? name)])],
      isLong ? [text(String(tag.operationIds.length))] : linksOf(tag, facts),
    ]);
    return [table(['Group', 'Operations'], rows)];
  },
};

function linksOf({ operationIds }: TagFact, facts: Facts): PhrasingContent[] {
  return operationIds.flatMap((id, index) => {
    const { summary, href } = requireEntry(facts.operations, id, 'operation');
    return [...(index > 0 ? [text(' · ')] : []), link(href, [text(summary)])];
  });
}
