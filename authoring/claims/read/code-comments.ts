import type { Part } from './split-sentences';

/** How a line says that the rest of it is for people, in the languages of the pages and programs. */
const COMMENT =
  /(?:^|\s)(?:#|\/\/|\*|\/\*\*?|<!--|\{%-? comment -?%\})\s+(.+?)\s*(?:\*\/|-->|\{%-? endcomment -?%\})?$/;

/** Languages whose lines are all for machines. */
const WITHOUT = new Set(['json', 'http', 'text', '']);

/** Returns the lines of code with names or values, as they are written in Markdown. */
export function readLines(code: string): Part[] {
  return code
    .split('\n')
    .flatMap((line, index) =>
      /[\p{L}\d]/u.test(line) ? [{ text: `\`${line.trim()}\``, line: index + 1 }] : [],
    );
}

/** Returns the comments of code: what each says, and how many lines before it the code has plus one. */
export function readComments(code: string, language: string): Part[] {
  if (WITHOUT.has(language)) return [];
  return code.split('\n').flatMap((source, index) => {
    const [, text] = COMMENT.exec(source) ?? [];
    return text === undefined || !/[a-z] [a-z]/i.test(text) ? [] : [{ text, line: index + 1 }];
  });
}
