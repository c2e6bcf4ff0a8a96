/** Returns text with a name replaced where it is a whole word. */
export function replaceWord(text: string, word: string, replacement: string): string {
  return text.replaceAll(wordPattern(word), replacement);
}

/** Matches a name where it is a whole word. */
export function wordPattern(word: string): RegExp {
  return new RegExp(`(?<![\\w$])${word.replaceAll(/[.$]/g, '\\$&')}(?![\\w$])`, 'g');
}
