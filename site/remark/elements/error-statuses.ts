import { type Retry, retryFor } from '#core/http/retry';
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
        : [
            [
              [link(href, [text(`${status} ${name}`)])],
              sentence(description),
              [text(AGAIN[retryFor(status)])],
            ],
          ],
    );
    return [table(['Status', 'Meaning', 'Try again'], rows)];
  },
};

const AGAIN: Readonly<Record<Retry, string>> = {
  after_reset: 'After the reset',
  backoff: 'With growing pauses',
  never: 'Not unchanged',
};
