/** 1-based line and column of an offset in a string. */
export function placeAt(offset: number, text: string): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
