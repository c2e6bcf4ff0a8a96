/** Part of a string: its first character and its length. */
export interface Span {
  offset: number;
  length: number;
}

/** Replaces parts of a string with spaces, so that everything else keeps its line and column. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { offset, length } of spans.toSorted((one, other) => one.offset - other.offset)) {
    const blank = text.slice(offset, offset + length).replaceAll(/[^\n\r]/g, ' ');
    pieces.push(text.slice(end, offset), blank);
    end = offset + length;
  }
  return pieces.join('') + text.slice(end);
}
