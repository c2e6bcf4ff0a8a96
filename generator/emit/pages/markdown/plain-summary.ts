import { plainText } from '#core/text/plain-text';

const MAX_LENGTH = 200;

/** Returns the first paragraph of Markdown as one line of plain text, for search engines and link previews. */
export function plainSummary(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  return clip(plainText(paragraph), MAX_LENGTH);
}

/** Cuts words that are longer than `length` characters after the last whole word, and marks that. */
export function clip(words: string, length: number): string {
  return words.length <= length ? words : `${words.slice(0, length).replace(/\s+\S*$/, '')} …`;
}
