import type { Direction } from '#core/schema/direction';
import type { MergeSchema } from '../schema/merge-schema';

export interface SampleContext {
  direction: Direction;
  merge: MergeSchema;
  /** Names of the schemas around the value, so that a cycle ends. */
  ancestors: readonly string[];
  /** Values that may still be made; shared by one whole sample. */
  budget: { left: number };
  /** Names of the schemas around a value that is as small as can be. */
  least?: readonly string[];
}
