import { code, type Code, type CodeLike, mapCodeText, partsOf } from '../code';
import { upperCase } from './constant-name';

/** Quotes a string as one word of a POSIX shell, in single quotes: only the quote itself is special there. */
export function shellText(text: string): string {
  return `'${escapeQuotes(text)}'`;
}

/**
 * Quotes code as one word in single quotes, and keeps its marks; in double quotes if it expands variables.
 * @param variables names of the reader values that are environment variables.
 */
export function shellWord(content: CodeLike, variables: ReadonlySet<string> = new Set()): Code {
  const parts = partsOf(content).map((part) => {
    const name = typeof part === 'object' && part.mark.kind === 'reader-value' ? part.mark.name : '';
    return { part, variable: variables.has(name) ? `$${upperCase(name)}` : undefined };
  });
  if (parts.every(({ variable }) => variable === undefined))
    return code`'${mapCodeText(content, escapeQuotes)}'`;
  const written = parts.flatMap(({ part, variable }) => variable ?? mapCodeText([part], escapeExpanded));
  return code`"${written}"`;
}

// In double quotes, these keep their meaning.
function escapeExpanded(text: string): string {
  return text.replace(/["$\\`]/g, '\\$&');
}

function escapeQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
