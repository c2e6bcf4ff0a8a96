import { UsageError } from '#core/command-line/usage-error';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import pages from './rule-pages.json';

/** The explanation of a rule of ours; `npm run rules:pages` writes `rule-pages.json`. */
export interface RuleText {
  /** The docstring of the rule. */
  reports: string;
  /** The harm to a reader or a program when the rule is broken. */
  why: string;
  /** Its page, as Markdown of at most 100 columns. */
  page: string;
}

const texts: ReadonlyMap<string, RuleText> = new Map(Object.entries(pages));

/** Returns the explanation of a rule; undefined for a rule of Redocly. */
export function findRuleText(id: string): RuleText | undefined {
  return texts.get(id);
}

/**
 * Returns the page of a rule.
 * @throws UsageError if it is not a rule of ours.
 */
export function explainRule(id: string): string {
  const text = findRuleText(id);
  if (text !== undefined) return text.page;
  const ids = [...texts.keys()];
  const named = ids.filter((known) => known.endsWith(`/${id}`));
  const question = didYouMean((named.length > 0 ? named : findNearest(id, ids)).map((name) => `\`${name}\``));
  const form =
    'Write an id such as `house/wording`, as problems name their rule; the rules of Redocly have no page.';
  throw new UsageError(`There is no page about a rule \`${id}\`. ${question ?? form}`);
}
