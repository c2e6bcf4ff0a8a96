import type { Address } from './address';
import { findPage } from './exact';
import type { IndexSource } from './index/open-index';
import type { Ranked } from './rank';

/** Exceeds any other score, because it is the one place that the query names. */
const PLACE = 10_000;

/** Raises the record with the address that a query is, if it has an anchor. */
export async function raisePlace(
  ranked: readonly Ranked[],
  address: Address | undefined,
  source: IndexSource,
  passes: (facet: number) => boolean,
): Promise<readonly Ranked[]> {
  const page = findPage(address, source);
  if (page === undefined || address?.anchor === undefined) return ranked;
  const numbers = Array.from({ length: page.end - page.first }, (_, index) => page.first + index);
  const records = await source.records(numbers);
  const record = numbers[records.findIndex(({ anchor }) => anchor === address.anchor)];
  const facet = record === undefined ? undefined : source.meta[record]?.facet;
  if (record === undefined || facet === undefined || !passes(facet)) return ranked;
  const others = ranked.filter((one) => source.groups[one.record] !== source.groups[record]);
  return [{ record, score: PLACE, facet }, ...others];
}
