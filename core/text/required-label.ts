/** Label of a branch that only requires fields. */
export function requiredLabel(names: string[]): string {
  return `with ${names.join(' and ')}`;
}
