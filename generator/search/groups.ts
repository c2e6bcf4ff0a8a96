/** The group under which results of a part of the reference stand. */
export function groupOf(part: string): string {
  return `API: ${part}`;
}
