import type { Problem } from '../../../generator/problems/problem';
import ownRules from '../../../abaco/page-rules';
import { withMistakes } from '../../../site/lint/page-rules';
import type { Api } from '../../../site/lint/api';
import { lintPages } from '../../../site/lint/lint-pages';
import { readPage } from '../../../site/lint/page';
import { readApi } from '../../../site/lint/read-api';

const pageRules = withMistakes(ownRules);

/** Our pages and what they are checked against. */
export const api: Api = readApi('generated', 'docs');

/** The problems of one page, written anew. */
export function lintWith(id: string, source: string, against: Api = api): Problem[] {
  const page = readPage(id, source);
  const others = against.pages.filter((one) => one.id !== id);
  return lintPages(pageRules, { ...against, pages: [...others, page] }, [page]).problems;
}

/** The source of a page. @throws when there is no such page. */
export function sourceOf(id: string): string {
  const page = api.pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`There is no page ${id}.`);
  return page.source;
}

/** `docs/tools/api.mdx:42:8  unbound-number  The number 200 …`. */
export function print({ location, ruleId, message, remedy }: Problem): string {
  return `${location.file}:${location.line}:${location.column}  ${ruleId}  ${message} ${remedy ?? ''}`.trim();
}
