/** Numbers that grow as the differences between them, which are short. */
export function toGaps(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}

export function fromGaps(gaps: readonly number[]): number[] {
  let last = 0;
  return gaps.map((gap) => (last += gap));
}
