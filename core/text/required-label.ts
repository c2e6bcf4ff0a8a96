/** What a branch that only demands fields is called. */
export function requiredLabel(names: string[]): string {
  return `with ${names.join(' and ')}`;
}
