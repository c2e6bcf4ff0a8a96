/** The address of a page of the reference in an earlier version: `/api/versions/20240705/coupons/`. */
const VERSIONED = /\/api\/versions\/([\w.-]+)\//;

/** Returns the earlier version of the API that a page belongs to; undefined for the current one. */
export function versionOf(pathname: string): string | undefined {
  return VERSIONED.exec(pathname)?.[1];
}
