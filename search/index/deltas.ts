/** Encodes ascending numbers as their differences, which are shorter. */
export function toDeltas(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

export function fromDeltas(deltas: readonly number[]): number[] {
  let last = 0;
  return deltas.map((delta) => (last += delta));
}
