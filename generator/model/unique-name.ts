/**
 * `name`, or `name-2`, `name-3`, … when it is taken; the result is taken from then on. Names that differ only in case
 * count as one, because many become names of files.
 */
export function uniqueName(taken: Set<string>, name: string): string {
  let unique = name;
  for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${name}-${count}`;
  taken.add(unique.toLowerCase());
  return unique;
}
