import type { CodeData } from '#core/contracts/code-data';

/** The addresses that the names of a snippet lead to. */
export function linksOf(code: CodeData): string[] {
  return code.flatMap((part) =>
    typeof part !== 'string' && part.mark.kind === 'typed' ? [part.mark.href] : [],
  );
}
