import type { BlockElement } from '../element';
import { inlineCode, link, table, text } from '../nodes';

/** `<EventIndex />`: every event that a webhook can report. */
export const eventIndex: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts }) {
    const rows = Object.entries(facts.events).map(([event, { summary, href }]) => [
      [link(href, [inlineCode(event)])],
      [text(summary)],
    ]);
    return [table(['Event', 'When'], rows)];
  },
};
