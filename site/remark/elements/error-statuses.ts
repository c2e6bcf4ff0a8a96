import type { BlockElement } from '../element';
import { link, sentence, table, text } from '../nodes';

/** `<ErrorStatuses />`: every error status with its meaning and whether retrying makes sense (G-API-69). */
export const errorStatuses: BlockElement = {
  kind: 'block',
  attributes: {},
  render(_, { facts }) {
    const rows = Object.entries(facts.statuses).flatMap(([status, { name, description = '', href }]) =>
      href === undefined
        ? []
        : [[[link(href, [text(`${status} ${name}`)])], sentence(description), [text(retryOf(status))]]],
    );
    return [table(['Status', 'Meaning', 'Try again'], rows)];
  },
};

function retryOf(status: string): string {
  if (status === '429') return 'After the reset';
  return status.startsWith('5') ? 'With growing pauses' : 'Not unchanged';
}
