import { plainBlocks } from '#core/text/plain-text';

/** Returns the first sentence of Markdown as plain text, or the whole first paragraph if no sentence ends in it. */
export function firstSentence(markdown: string): string {
  const [line = ''] = plainBlocks(markdown);
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
