import { plainText } from '#core/text/plain-text';

const MAX_LENGTH = 200;

/** Returns the first paragraph of Markdown as one line of plain text, for search engines and link previews. */
export function plainSummary(markdown: string): string {
  const [paragraph = ''] = markdown.trim().split(/\n\s*\n/);
  const words = plainText(paragraph);
  return words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`;
}
