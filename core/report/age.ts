import type { Measured } from '../contracts/report';

/** A block of the report is stale after this many commits. */
export const MOST_COMMITS = 50;

/** A block of the report is stale after this many days. */
export const MOST_DAYS = 7;

const DAY_MS = 86_400_000;

/**
 * Whether a run is too old for its counts to speak for today.
 * @param today such as `2026-11-28`.
 * @param commits since the revision of the run; undefined where Git does not know them.
 */
export function isStale({ on }: Pick<Measured, 'on'>, today: string, commits?: number): boolean {
  return (commits ?? 0) > MOST_COMMITS || Date.parse(today) - Date.parse(on) > MOST_DAYS * DAY_MS;
}
