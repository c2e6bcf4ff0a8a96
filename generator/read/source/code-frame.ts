import { getCodeframe, Source } from '@redocly/openapi-core';

/** Returns the lines of a file around a position, numbered, with the rest of its line underlined. */
export function codeFrame(body: string, { line, column }: { line: number; column: number }): string {
  const source = new Source('', body);
  const written = (source.getLines()[line - 1] ?? '').trimEnd();
  const end = { line, col: Math.max(column, written.length) + 1 };
  return getCodeframe({ source, pointer: undefined, start: { line, col: column }, end }, false);
}
