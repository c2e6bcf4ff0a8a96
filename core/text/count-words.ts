/** Counts words; marks between spaces are not words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
