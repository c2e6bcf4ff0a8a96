import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { objectOf, textsOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import { cite } from './cite';
import type { Finding } from './finding';
import { isMarked } from './compare-presence';
import { below, valueAt } from './sites';

/** The schema with the names of all events. */
export const EVENT_TYPE = '#/components/schemas/EventType';

/** Events of the specification that cannot be subscribed to or are not described, and events without a mark. */
export function compareEvents(description: BundledDescription, { events }: Specified): Finding[] {
  const listed = textsOf(objectOf(valueAt(description, EVENT_TYPE)).enum);
  const described = Object.keys(description.webhooks ?? {});
  return [
    ...events
      .filter((event) => !listed.includes(event) || !described.includes(event))
      .map((event) => ({
        pointer: EVENT_TYPE,
        message: `The event ${event} is not described; the specification mentions it (${cite('events')}).`,
        remedy: `Add ${event} to EventType and to the webhooks.`,
      })),
    ...[...new Set([...listed, ...described])]
      .filter((event) => !(events as readonly string[]).includes(event))
      .filter((event) => !isMarked(description, below('#/webhooks', event, 'post')))
      .map((event) => ({
        pointer: EVENT_TYPE,
        message: `The event ${event} is not mentioned in the specification and has no mark.`,
        remedy: 'Write the name as the specification does, or give the webhook its x-basis and x-decision.',
      })),
  ];
}
