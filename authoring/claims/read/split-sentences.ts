/** A part of a source: its text, and the 1-based line where it begins. */
export interface Part {
  text: string;
  line: number;
}

/** Between two sentences: the spaces after a full stop, question mark or exclamation mark, before what may begin the next one. */
const BETWEEN = /(?<=[.!?]["”)*]*)\s+(?=[\p{Lu}\d`<[*"“{])/gu;

/** Returns the sentences of one paragraph, each with the line where it begins. Line breaks inside it count as spaces. */
export function splitSentences(parts: readonly Part[]): Part[] {
  const text = parts.map((part) => part.text).join('');
  const ends = [...text.matchAll(BETWEEN)].map(({ index, 0: { length } }) => ({
    index,
    next: index + length,
  }));
  const starts = [0, ...ends.map(({ next }) => next)];
  return starts.flatMap((start, index) => {
    const sentence = text.slice(start, ends[index]?.index).trim().replaceAll(/\s+/g, ' ');
    return sentence === '' ? [] : [{ text: sentence, line: lineAt(start, parts) }];
  });
}

/** Returns the line of an offset in the joined text of the parts. */
function lineAt(offset: number, parts: readonly Part[]): number {
  let begin = 0;
  for (const { text, line } of parts) {
    if (offset < begin + text.length) return line + text.slice(0, offset - begin).split('\n').length - 1;
    begin += text.length;
  }
  return parts.at(-1)?.line ?? 1;
}
