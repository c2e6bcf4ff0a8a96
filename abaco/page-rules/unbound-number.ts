import { allowedText } from '../../site/lint/allowed';
import { matchesIn, nodesOfType, type Page } from '../../site/lint/page';
import type { Rule } from '../../site/lint/rule';

const WORDS =
  'four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|twenty-five|thirty|forty|forty-eight|fifty|a hundred|hundred|a thousand|thousand';

/**
 * Things that the description counts or limits. A count of two or three of them is allowed: it usually refers to the text nearby.
 */
const COUNTED =
  'events?|operations?|objects?|paths?|versions?|calls?|characters?|records?|items?|documents?|keys';

const UNITS = 'seconds?|minutes?|hours?|days?|megabytes?|euros?|percent';

const SPELLED = new RegExp(
  String.raw`\b(?:(?:${WORDS}) (?:${COUNTED}|${UNITS})|(?:two|three) (?:${UNITS}))\b`,
  'gi',
);

/** Reports typed numbers of the API, in digits or in words: they become outdated when the description changes. */
export const unboundNumber: Rule = {
  id: 'unbound-number',
  check: (page) => [...digits(page), ...spelled(page)],
};

function digits(page: Page) {
  const starts = new Set(
    nodesOfType(page, 'heading').map(({ node }) => node.children[0]?.position?.start.offset),
  );
  return matchesIn(page, /(?:[\w-]*[A-Za-z]-?)?\d[\d.,:/-]*\d|(?:[\w-]*[A-Za-z]-?)?\d/g).flatMap(
    ({ groups: [text = ''], offset }) => {
      const rest = page.source.slice(offset);
      const isAllowed = allowedText.some(
        ({ pattern, where }) =>
          (where === undefined || starts.has(offset)) && pattern.test(where ? rest : text),
      );
      if (isAllowed) return [];
      return [
        {
          offset,
          message: `The number ${text} is bound to nothing.`,
          remedy: 'Write <Fact>, <Status> or <ExampleValue>, which take it from the description.',
        },
      ];
    },
  );
}

function spelled(page: Page) {
  return matchesIn(page, SPELLED).map(({ groups: [text = ''], offset }) => ({
    offset,
    message: `"${text}" states a number that is bound to nothing.`,
    remedy: 'Write <Fact of="…" />, or a sentence without the number.',
  }));
}
