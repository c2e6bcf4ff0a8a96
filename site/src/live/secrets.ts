/**
 * The credentials of this visit, by the names of their fields. They are in the memory of this tab only: never in storage, in an
 * address or in an attribute of the page.
 */
const secrets = new Map<string, string>();

/** Remembers what a reader typed, so that the next console of this visit has it. */
export function keepSecret(name: string, value: string): void {
  secrets.set(name, value);
}

/** Fills in a field with what its reader typed before. React would write it into the attribute `value`. */
export function restoreSecret(input: HTMLInputElement | null): void {
  if (input?.value === '') input.value = secrets.get(input.name) ?? '';
}
