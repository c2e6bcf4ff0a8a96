import { code, joinCode, type Code, type CodeLike } from '../code';

/** Joins paragraphs of code, with an empty line between them; empty paragraphs are left out. */
export function joinParagraphs(paragraphs: readonly (readonly CodeLike[])[]): Code {
  const filled = paragraphs.filter((lines) => lines.length > 0);
  return code`${joinCode(
    filled.map((lines) => joinCode(lines, '\n')),
    '\n\n',
  )}\n`;
}
