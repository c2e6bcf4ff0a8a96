import { lowerBound } from './lower-bound';

/** The first `count` items in sort order. Faster than sorting when `count` is much smaller than the list. */
export function topK<Item>(
  items: readonly Item[],
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  if (count >= items.length) return items.toSorted(compare);
  const best: Item[] = [];
  for (const item of items) {
    const last = best[count - 1];
    if (last !== undefined && compare(last, item) <= 0) continue;
    const index = lowerBound(best, (other) => compare(other, item) <= 0);
    best.splice(index, 0, item);
    best.length = Math.min(best.length, count);
  }
  return best;
}
