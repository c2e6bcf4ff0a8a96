import type { Changelog, Release } from '../contracts/changelog';

/** Returns the releases whose changes are computed, newest first: both descriptions are known. */
export function comparedReleases({ releases }: Pick<Changelog, 'releases'>): Release[] {
  return releases.filter(({ comparedWith }) => comparedWith !== undefined);
}
