import { paragraphsOf } from '../../site/lint/prose';
import type { Rule } from '../../site/lint/rule';

/** Formulas that say what a page is going to say. */
const FORMULA =
  /^(?:By the end of|In this (?:page|guide|section)|(?:This|The following) (?:page|guide|section) (?:shows|explains|describes|covers|tells))\b/;

/** Reports paragraphs that begin with a formula, so that all pages would begin alike. */
export const opening: Rule = {
  id: 'opening',
  check: (page) =>
    paragraphsOf(page).flatMap(({ offset, text }) => {
      const [formula] = FORMULA.exec(text) ?? [];
      if (formula === undefined) return [];
      return [
        {
          offset,
          message: `"${formula}" announces the page.`,
          remedy: 'Begin with what readers get or do.',
        },
      ];
    }),
};
