/**
 * Returns `name`, or `name-2`, `name-3`, … if it is taken, and marks the result as taken. Names that differ only in case count as
 * the same, because many are used as file names.
 */
export function uniqueName(taken: Set<string>, name: string): string {
  let unique = name;
  for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name}-${count}`;
  taken.add(unique.toLowerCase());
  return unique;
}
