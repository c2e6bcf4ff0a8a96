import { countBefore } from './count-before';

/** The first `count` of a list in its order; far fewer than it has, so that sorting all of them would be a waste. */
export function takeBest<Item>(
  items: readonly Item[],
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  if (count >= items.length) return items.toSorted(compare);
  const best: Item[] = [];
  for (const item of items) {
    const last = best[count - 1];
    if (last !== undefined && compare(last, item) <= 0) continue;
    const place = countBefore(best, (other) => compare(other, item) <= 0);
    best.splice(place, 0, item);
    best.length = Math.min(best.length, count);
  }
  return best;
}
