/** A cell: our figure, theirs when there is one, and how many times ours that is. */
export function pair(ours: number, theirs: number | undefined, digits = 1): string {
  if (theirs === undefined) return `${ours.toFixed(digits)} / –`;
  return `${ours.toFixed(digits)} / ${theirs.toFixed(digits)} (${(theirs / ours).toFixed(2)}×)`;
}
