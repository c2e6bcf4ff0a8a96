import type { ObjectData } from '../contracts/page-data';

type Role = ObjectData['usedBy'][number]['role'];

/** The roles of an object in an operation or event, in the order in which they are listed. */
export const ROLES: readonly Role[] = ['request', 'response', 'event'];

/** Before operations and events in one line. */
export const USE_LABELS: Record<Role, string> = {
  request: 'Sent to',
  response: 'Returned by',
  event: 'Carried by',
};

/** Above lists of operations and events. */
export const USE_HEADINGS: Record<Role, string> = {
  request: 'In requests of',
  response: 'In responses of',
  event: 'In events',
};

/** The kind of page in each role, for counts. */
export const USE_NOUNS: Record<Role, string> = {
  request: 'operation',
  response: 'operation',
  event: 'event',
};

/** Before the guides that name a field. */
export const GUIDES = 'Guides';
