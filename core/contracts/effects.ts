import type { Json } from '../json/json';

/** The changes that the calls of each operation make in other records, by operationId: `effects.json` next to the description. */
export type Effects = Record<string, CallEffects[]>;

/** One call that changes other records. */
export interface CallEffects {
  /** The call, in a few words; empty for the only request of an operation. */
  summary: string;
  changes: RecordChange[];
}

/** The same change of one or more records. */
export interface RecordChange {
  /** The id of the operation that reads the records. */
  operation: string;
  ids: (number | string)[];
  /** Set for records that are new or gone; otherwise, one field of them has another value. */
  is?: 'new' | 'deleted';
  /** As a path: `contact.city`. */
  field?: string;
  before?: Json;
  after?: Json;
}
