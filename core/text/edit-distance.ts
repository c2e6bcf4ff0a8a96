/**
 * Number of insertions, deletions, replacements and transpositions of single characters between two strings.
 * @param limit the most that matters: beyond it, the result is `limit + 1`.
 */
export function editDistance(from: string, to: string, limit = Infinity): number {
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
  return Math.min(at(last, to.length), limit + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
