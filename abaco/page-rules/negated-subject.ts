import { paragraphsOf } from '../../site/lint/prose';
import type { Rule } from '../../site/lint/rule';

/** Matches "No number is used twice", which is easy to misread. "There is no number" is natural English, so it is allowed. */
const NEGATED_SUBJECT =
  /(?<!\b(?:is|are|was|were|has|have|with|need|needs) )\bno (?:\w+ ){1,2}(?:is|are|was|were)\b/i;

/** Reports sentences that negate their subject instead of their verb. */
export const negatedSubject: Rule = {
  id: 'negated-subject',
  check: (page) =>
    paragraphsOf(page).flatMap(({ offset, text }) => {
      const [words] = NEGATED_SUBJECT.exec(text) ?? [];
      if (words === undefined) return [];
      return [
        {
          offset,
          message: `"${words}" negates what the sentence is about.`,
          remedy: 'Negate the verb, and say who does it: "We never use a number twice".',
        },
      ];
    }),
};
