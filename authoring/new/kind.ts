import type { Plan, Sources } from '../plan/plan';

/** Something that authors add now and then: all its files, with a mark where a person has to decide. */
export interface Kind {
  /** Its words on the command line: `<name> [title]`. */
  takes: string;
  example: string;
  /** @throws UsageError if a name is missing, not valid or taken */
  plan: (words: readonly string[], sources: Sources) => Plan;
}

/** Turns a name into words: `voidInvoice` → `void invoice`, `void-invoices` → `void invoices`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
}

export function kebabCase(name: string): string {
  return wordsOf(name).replaceAll(' ', '-');
}

export function pascalCase(name: string): string {
  return wordsOf(name)
    .split(' ')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
