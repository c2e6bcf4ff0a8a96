import type { Schema } from '../api-model';

/** One of the schemas that make up a merged one. */
export interface Part {
  schema: Schema;
  origin: Origin;
}

/** Where a part is written: in the schema itself or in one that it refers to. All parts of one location share one object. */
export interface Origin {
  /** The number of references on the way there. */
  depth: number;
}
