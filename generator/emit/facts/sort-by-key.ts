/** The entries as an object whose keys are in the order of their code units: the same on every machine. */
export function sortByKey<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries(
    [...entries].toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  );
}
