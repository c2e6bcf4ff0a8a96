import { countWords } from '#core/text/count-words';
import { paragraphsOf } from '../../site/lint/prose';
import type { Rule } from '../../site/lint/rule';

/** More words than this are more than one idea. */
const MAX_WORDS = 28;

/** Reports sentences with too many words, which readers have to read twice. */
export const sentenceLength: Rule = {
  id: 'sentence-length',
  check: (page) =>
    paragraphsOf(page).flatMap(({ offset, sentences }) =>
      sentences
        .filter((sentence) => countWords(sentence) > MAX_WORDS)
        .map((sentence) => ({
          offset,
          message: `The sentence "${sentence.slice(0, 40)}…" has ${countWords(sentence)} words.`,
          remedy: `Split it: one idea a sentence, at most ${MAX_WORDS} words.`,
        })),
    ),
};
