import { plainBlocks } from '#core/text/plain-text';

/** The first sentence of Markdown in plain words; all of its first paragraph when no sentence ends in it. */
export function firstSentence(markdown: string): string {
  const [line = ''] = plainBlocks(markdown);
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}
