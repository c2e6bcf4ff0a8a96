import { translate, translatePlural } from '#core/labels/translate';
import type { ObjectData } from '../contracts/page-data';

type Role = ObjectData['usedBy'][number]['role'];

/** The roles of an object in an operation or event, in the order in which they are listed. */
export const ROLES: readonly Role[] = ['request', 'response', 'event'];

/** Before operations and events in one line. */
export const USE_LABELS: Record<Role, string> = {
  request: translate('Sent to'),
  response: translate('Returned by'),
  event: translate('Carried by'),
};

/** Above lists of operations and events. */
export const USE_HEADINGS: Record<Role, string> = {
  request: translate('In requests of'),
  response: translate('In responses of'),
  event: translate('In events'),
};

/** The number of pages in a role: `3 operations`, `1 event`. */
export function countUses(role: Role, count: number): string {
  return role === 'event'
    ? translatePlural('{count} event|{count} events', count)
    : translatePlural('{count} operation|{count} operations', count);
}

/** Before the guides that name a field. */
export const GUIDES = translate('Guides');
