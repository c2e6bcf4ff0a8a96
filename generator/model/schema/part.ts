import type { Schema } from '../api-model';

/** One of the schemas that a merged one is made of. */
export interface Part {
  schema: Schema;
  origin: Origin;
}

/** Where a part is written: in the schema itself or in one that it refers to. The parts of one place share one object. */
export interface Origin {
  /** How many references lead there. */
  depth: number;
}
