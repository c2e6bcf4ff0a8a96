import type { Json, JsonObject } from '../json/json';

/** The seed of the store: `generated/simulator/world.json`, made from the examples of the description. */
export interface Seed {
  /** The present of the world, Unix seconds: where the clock of a simulator starts. */
  now: number;
  /** Records by resource: the last part of the collection's path (`contacts`, `items`, `coupons`, `requests`). */
  records: Record<string, SeedRecord[]>;
  /** Highest id in use by sequence; see `sequenceOf`; `document_items` and `payments` besides. */
  sequences: Record<string, number>;
}

export interface SeedRecord {
  /** The record as a response shows it. */
  value: JsonObject;
  /** What rules need to know and no response shows, for example the `processor_id` an invoice was recorded with. */
  memory?: Record<string, Json>;
}
