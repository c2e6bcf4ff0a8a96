import { splitAddress } from '#core/contracts/redirects';
import { findNearest } from '#core/text/nearest';
import type { Addresses } from './addresses';

/** Returns the address that one was probably meant to be, or has become: another page, or another id on its page. */
export function suggestAddress(
  address: string,
  current: Addresses,
  released: Addresses = new Map(),
): string | undefined {
  const { page, id } = splitAddress(address);
  const ids = current.get(page);
  if (ids === undefined) return findLikely(page, [...current.keys()], [...released.keys()]);
  if (id === undefined) return undefined;
  const place = findLikely(id, [...ids], [...(released.get(page) ?? [])]);
  return place === undefined ? undefined : `${page}#${place}`;
}

/** A new name has replaced the one that is gone, more likely than a name that was there before. */
function findLikely(gone: string, names: readonly string[], before: readonly string[]): string | undefined {
  const known = new Set(before);
  const fresh = known.size === 0 ? [] : names.filter((name) => !known.has(name));
  const [nearest] = [...findNearest(gone, fresh), ...(fresh.length === 1 ? fresh : [])];
  return nearest ?? findNearest(gone, names)[0];
}
