import type { Direction } from '#core/schema/direction';
import type { MergeSchema } from '../schema/merge-schema';

export interface SampleContext {
  direction: Direction;
  merge: MergeSchema;
  /** Names of the schemas around the value, so that a cycle ends. */
  ancestors: readonly string[];
  /** Number of values that may still be made; shared by the whole sample. */
  budget: { left: number };
  /** Names of the schemas around a value that is as small as possible. */
  minimalAncestors?: readonly string[];
}
