/**
 * Places boxes of one height as near as possible to where they want to be, without overlap and, if they fit, inside `height`. Returns
 * their tops in the given order.
 */
export function placeNear(wanted: readonly number[], size: number, space: number, height: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => wanted[one]! - wanted[other]!);
  const tops = [...wanted];
  let free = 0;
  for (const index of order) {
    tops[index] = Math.max(free, Math.round(wanted[index]!));
    free = tops[index] + size + space;
  }
  let end = Math.max(height, order.length * (size + space) - space);
  for (const index of order.toReversed()) {
    tops[index] = Math.min(tops[index]!, end - size);
    end = tops[index] - space;
  }
  return tops;
}
