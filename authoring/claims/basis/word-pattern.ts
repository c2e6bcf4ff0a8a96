/** Returns a pattern for whole words. @param rows words with spaces between them. */
export function wordPattern(rows: readonly string[]): RegExp {
  const words = rows.join(' ').replaceAll(' ', '|');
  return new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu');
}
