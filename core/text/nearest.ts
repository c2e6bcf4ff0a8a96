/** Up to three candidates similar to `name`, closest first; empty when all differ by more than a third. */
export function findNearest(name: string, candidates: Iterable<string>): string[] {
  const limit = Math.max(1, Math.floor(name.length / 3));
  return [...candidates]
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

/** Number of insertions, deletions, replacements and transpositions of single characters between two strings. */
function editDistance(from: string, to: string): number {
  let [before, previous] = [[] as number[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replace = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swap = isSwap ? (before[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replace, swap, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [before, previous] = [previous, current];
  }
  return previous[to.length] ?? 0;
}
