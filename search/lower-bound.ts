/** Number of leading items that satisfy `isBefore`, by binary search. All of these must precede all others. */
export function lowerBound<Item>(sorted: readonly Item[], isBefore: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
