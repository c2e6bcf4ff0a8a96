import type { MergeSchema } from '../schema/merge-schema';

/** What a sample is made for: a request holds no read-only members, a response no write-only ones. */
export type Direction = 'request' | 'response';

export interface SampleContext {
  direction: Direction;
  merge: MergeSchema;
  /** Names of the schemas around the value, so that a cycle ends. */
  ancestors: readonly string[];
  /** Values that may still be made; shared by one whole sample. */
  budget: { left: number };
}
