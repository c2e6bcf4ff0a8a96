/** A count with its noun: `1 object`, `3 objects`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
