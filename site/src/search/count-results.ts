/** Formats a number of results: `1 result`, `12 results`. */
export function countResults(total: number): string {
  return total === 1 ? '1 result' : `${total} results`;
}
