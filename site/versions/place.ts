import type { VersionsFile } from '#core/contracts/versions';

/** A page of the reference in some version: its path below the reference of the current version. */
export interface Place {
  version: string;
  path: string;
}

/** Whether a version of the API has a page. */
export function hasPage(versions: VersionsFile, { version, path }: Place): boolean {
  if (version === versions.current) return versions.pages.includes(path);
  const file = versions.versions.find((one) => one.version === version);
  return file !== undefined && Object.hasOwn(file.pages, path);
}

/** The page itself, or the nearest around it that the version has: `coupons/delete-coupon/`, `coupons/`, the start page. */
export function nearestPath(versions: VersionsFile, { version, path }: Place): string {
  const ways = path.split('/').map((_, index, steps) => steps.slice(0, steps.length - index - 1).join('/'));
  const paths = [path, ...ways.map((way) => (way === '' ? '' : `${way}/`))];
  return paths.find((one) => hasPage(versions, { version, path: one })) ?? '';
}

/** The address of a page from the root of the host. */
export function addressOf({ current }: VersionsFile, { version, path }: Place, base: string): string {
  return version === current ? `${base}api/${path}` : `${base}api/versions/${version}/${path}`;
}
