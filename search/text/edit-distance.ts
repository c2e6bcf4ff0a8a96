/**
 * Number of insertions, deletions, replacements and transpositions of single characters between two words.
 * @returns a number above `limit` when there are more than `limit`.
 */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          at(last, column - 1) + (isSame ? 0 : 1),
          at(last, column) + 1,
          at(current, column - 1) + 1,
          isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
