import { countWords } from '#core/text/count-words';
import { paragraphsOf } from '../../site/lint/prose';
import type { Rule } from '../../site/lint/rule';

/** As many words as a reader takes in before the eye needs a rest. */
const MAX_WORDS = 60;

/** Reports walls of text: paragraphs with too many words. */
export const paragraphLength: Rule = {
  id: 'paragraph-length',
  check: (page) =>
    paragraphsOf(page)
      .filter(({ text }) => countWords(text) > MAX_WORDS)
      .map(({ offset, text }) => ({
        offset,
        message: `The paragraph "${text.slice(0, 40)}…" has ${countWords(text)} words.`,
        remedy: `Split it, or write a list: at most ${MAX_WORDS} words.`,
      })),
};
