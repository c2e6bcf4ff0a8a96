import type { Json, JsonObject } from '../json/json';

/** What a fresh simulator remembers: `generated/simulator/world.json`, made from the examples of the description. */
export interface Seed {
  /** The present of the world, Unix seconds: where the clock of a simulator starts. */
  now: number;
  /** Keys and tokens; the account of the first is the home account. */
  credentials: [SeedCredential, ...SeedCredential[]];
  /** Records by resource: the last part of the collection's path (`contacts`, `items`, `coupons`, `requests`). */
  records: Record<string, SeedRecord[]>;
  /** The account that the records of a resource belong to, where it is not the home account. */
  owners: Record<string, number>;
  /** The id of the record that no caller may see, by resource. */
  hiddenIds: Record<string, number>;
  /** Highest id in use by sequence. */
  sequences: Record<string, number>;
  /** The sequence of a resource that shares it with others; every other resource has one of its own name. */
  sharedSequences: Record<string, string>;
}

export interface SeedCredential {
  scheme: 'basic' | 'bearer';
  /** User name of HTTP basic authentication, or token. */
  value: string;
  accountId: number;
  scope: string;
  isExpired?: true;
}

export interface SeedRecord {
  /** The record as a response shows it. */
  value: JsonObject;
  /** What rules need to know and no response shows, for example the `processor_id` an invoice was recorded with. */
  memory?: Record<string, Json>;
}
