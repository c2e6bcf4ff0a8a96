import type { SafeHit } from './hits';

/** What the search shows before anything is typed, and when nothing was found. */
export interface Popular {
  pages: SafeHit[];
  queries: string[];
}
