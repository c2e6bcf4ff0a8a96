import type { SafeHit } from './hits';

/** The pages and queries that the search shows before the reader types, and when nothing was found. */
export interface Popular {
  pages: SafeHit[];
  queries: string[];
}
