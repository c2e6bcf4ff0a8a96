import { objectOf } from '#core/json/read';
import { resolve } from '../../../generator/model/resolve';
import type { BlockElement } from '../element';
import { inlineCode, link, table, text } from '../nodes';
import type { Sources } from '../sources';
import { basisMark } from './basis';

/** `<EventIndex />`: every event that a webhook can report, with the marks of those outside the specification. */
export const eventIndex: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, sources) {
    const rows = Object.entries(sources.facts.events).map(([event, { summary, href }]) => {
      const decision = findDecision(event, sources);
      const mark = decision === undefined ? [] : [text(' '), basisMark(decision, sources)];
      return [[link(href, [inlineCode(event)])], [text(summary), ...mark]];
    });
    return [table(['Event', 'What happened'], rows)];
  },
};

function findDecision(event: string, { bundle }: Sources): string | undefined {
  const item = resolve(bundle, bundle.webhooks?.[event]);
  const decision = objectOf(item.post)['x-decision'];
  return typeof decision === 'string' ? decision : undefined;
}
