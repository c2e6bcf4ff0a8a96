import { DOUBTS, messageOfDoubt } from '#core/text/doubts';
import { matchesIn } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';

/** Reports words of doubt and of provenance, which the description may not have either. */
export const doubt: Rule = {
  id: 'doubt',
  check: (page) =>
    DOUBTS.flatMap(({ pattern, instead }) =>
      matchesIn(page, pattern).map(({ groups: [words = ''], offset }) => {
        const [message = '', remedy = ''] = messageOfDoubt({
          words: words.replaceAll(/\s+/g, ' '),
          instead,
        }).split('\n');
        return { offset, message, remedy };
      }),
    ),
};
