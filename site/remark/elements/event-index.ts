import type { BlockElement } from '../element';
import { inlineCode, link, table, text } from '../nodes';
import { citationOf } from './basis';

/** `<EventIndex />`: every event that a webhook can report, with the marks of those outside the specification. */
export const eventIndex: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, sources) {
    const rows = Object.entries(sources.facts.events).map(([event, { summary, href, decision }]) => {
      const mark = decision === undefined ? [] : [text(' '), citationOf(decision, sources)];
      return [[link(href, [inlineCode(event)])], [text(summary), ...mark]];
    });
    return [table(['Event', 'What happened'], rows)];
  },
};
