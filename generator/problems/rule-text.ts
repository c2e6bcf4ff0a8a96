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
