import { partsOf, type Code, type CodeLike } from '../snippets/code';

/** Splits code into its lines. Of the marks, only those of reader values stay. */
export function splitCodeLines(code: Code): Code[] {
  const lines: CodeLike[][] = [[]];
  for (const part of partsOf(code)) {
    if (typeof part !== 'string' && part.mark.kind === 'reader-value') {
      lines.at(-1)!.push(part);
      continue;
    }
    const [first = '', ...others] = (typeof part === 'string' ? part : part.text).split('\n');
    lines.at(-1)!.push(first);
    for (const text of others) lines.push([text]);
  }
  return lines.map((line) => line.flatMap(partsOf));
}
