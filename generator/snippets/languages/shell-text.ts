import { code, type Code, type CodeLike, mapCodeText } from '../code';

/** A text as one single-quoted word of a POSIX shell, in which nothing but the quote itself is special. */
export function shellText(text: string): string {
  return `'${escapeQuotes(text)}'`;
}

/** Code as one single-quoted word, with its marks. */
export function shellWord(content: CodeLike): Code {
  return code`'${mapCodeText(content, escapeQuotes)}'`;
}

function escapeQuotes(text: string): string {
  return text.replaceAll("'", "'\\''");
}
