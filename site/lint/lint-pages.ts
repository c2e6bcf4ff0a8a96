import type { Problem } from '../../generator/problems/problem';
import { sortProblems } from '../../generator/problems/sort-problems';
import type { Api } from './api';
import { placeAt } from '#core/text/place-at';
import type { Page } from './page';
import type { Finding } from './rule';
import type { PageRules } from './page-rules';
import { readWaivers, wrongWaivers, type Waiver } from './waivers';

/** The result of a lint run. */
interface LintResult {
  problems: Problem[];
  /** The number of waivers that are used. */
  waivers: number;
}

/**
 * Returns all problems of the pages, sorted by location.
 * @param only the pages to check.
 */
export function lintPages(rules: PageRules, api: Api, only: readonly Page[] = api.pages): LintResult {
  const results = only.map((page) => lintPage(rules, api, page));
  return {
    problems: sortProblems(results.flatMap(({ problems }) => problems)),
    waivers: results.reduce((sum, { waivers }) => sum + waivers, 0),
  };
}

/** Returns the problems of one page, in no order. */
export function lintPage({ rules, checkLanguage }: PageRules, api: Api, page: Page): LintResult {
  const found = [
    ...rules.flatMap(({ id, check }) => check(page, api).map((finding) => ({ ruleId: id, ...finding }))),
    ...(checkLanguage?.(api.words)(page, api) ?? []),
  ].map((finding) => problemAt(page, finding));
  const waivers = readWaivers(page);
  const used = new Set<Waiver>();
  const problems = found.filter((problem) => {
    const waiver = waivers.find((one) => excepts(one, problem));
    if (waiver) used.add(waiver);
    return waiver === undefined;
  });
  const own = wrongWaivers(waivers, used).map((one) => problemAt(page, { ruleId: 'waiver', ...one }));
  return { problems: [...problems, ...own], waivers: used.size };
}

function problemAt(
  { file, source }: Page,
  { ruleId, offset, message, remedy, fix }: Finding & { ruleId: string },
): Problem {
  const location = { file, ...placeAt(offset, source), pointer: '' };
  return { ruleId, severity: 'error', message, remedy, location, ...(fix && { fixes: [{ file, ...fix }] }) };
}

function excepts({ ruleId, reason, lines }: Waiver, problem: Problem): boolean {
  return reason !== '' && ruleId === problem.ruleId && lines.includes(problem.location.line);
}
