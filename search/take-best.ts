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
    best.splice(findPlace(best, item, compare), 0, item);
    best.length = Math.min(best.length, count);
  }
  return best;
}

function findPlace<Item>(
  sorted: readonly Item[],
  item: Item,
  compare: (one: Item, other: Item) => number,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = sorted[middle];
    if (other !== undefined && compare(other, item) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
