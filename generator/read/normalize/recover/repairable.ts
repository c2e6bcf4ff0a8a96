import type { ValueLocation } from './recover-empty-objects';

/** The parts of a description that are not valid, and can be repaired. */
export interface Repairable {
  /** Empty lists that are written for an object. */
  emptyObjects: readonly ValueLocation[];
  /** References whose target does not exist. */
  missing: readonly ValueLocation[];
}
