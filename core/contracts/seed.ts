import type { Json, JsonObject } from '../json/json';

/** Initial state of a simulator: `generated/simulator/world.json`, built from the examples of the description. */
export interface Seed {
  /** Initial time of the simulator's clock, Unix seconds. */
  now: number;
  /** Keys and tokens; the account of the first is the home account. */
  credentials: [SeedCredential, ...SeedCredential[]];
  /** Records by resource: the last part of the collection's path (`contacts`, `items`, `coupons`, `requests`). */
  records: Record<string, SeedRecord[]>;
  /** The account that owns the records of a resource, if it is not the home account. */
  owners: Record<string, number>;
  /** By resource: the id of the record that is hidden from all callers. */
  hiddenIds: Record<string, number>;
  /** Highest used id of each sequence. */
  sequences: Record<string, number>;
  /** Name of the sequence of a resource that shares one; any other resource uses a sequence with its own name. */
  sharedSequences: Record<string, string>;
}

export interface SeedCredential {
  scheme: 'basic' | 'bearer';
  /** Token, or user name for HTTP basic authentication. */
  value: string;
  accountId: number;
  scope: string;
  isExpired?: true;
}

export interface SeedRecord {
  /** The record as a response shows it. */
  value: JsonObject;
  /** State that rules need and responses omit, such as the `processor_id` that an invoice was recorded with. */
  memory?: Record<string, Json>;
}
