/** `name`, or `name-2`, `name-3`, … when it is taken; the answer is taken from then on. */
export function uniqueName(taken: Set<string>, name: string): string {
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  taken.add(unique);
  return unique;
}
