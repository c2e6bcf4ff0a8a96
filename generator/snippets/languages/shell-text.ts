import { code, type Code, type CodeLike, mapCodeText } from '../code';

/** Quotes a string as one word of a POSIX shell, in single quotes: only the quote itself is special there. */
export function shellText(text: string): string {
  return `'${escapeQuotes(text)}'`;
}

/** Quotes code as one word in single quotes, and keeps its marks. */
export function shellWord(content: CodeLike): Code {
  return code`'${mapCodeText(content, escapeQuotes)}'`;
}

function escapeQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
