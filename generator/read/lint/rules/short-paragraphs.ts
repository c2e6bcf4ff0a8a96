import { countWords } from '#core/text/count-words';
import type { Rule } from '../redocly';
import { createTextReader } from '../texts/read-texts';

interface ShortParagraphsOptions {
  /** The largest number of words in a paragraph. */
  words?: number;
}

/** Reports paragraphs for readers that have too many words: more than 60 by default. */
export const ShortParagraphs: Rule = ({ words = 60 }: ShortParagraphsOptions) => {
  const enter = createTextReader(({ paragraphs, location }, context) => {
    for (const paragraph of paragraphs) {
      // Code spans are one word each, as readers see them.
      const count = countWords(paragraph.replaceAll(/`[^`]*`/g, 'code'));
      if (count <= words) continue;
      const message = `The paragraph "${paragraph.slice(0, 40)}…" has ${count} words.`;
      context.report({
        message: `${message}\nSplit it, or write a list: at most ${words} words.`,
        location,
      });
    }
  });
  return { any: { enter }, ref: { enter } };
};
