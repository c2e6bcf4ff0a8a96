import { relative, resolve } from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import { countOf } from '#core/text/count-of';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { formatProblems, type Format } from '../../generator/problems/format-problems';
import { type Fixing, makeFixes, tellFixable } from '../../generator/problems/make-fixes';
import type { Problem } from '../../generator/problems/problem';
import { home } from '../config/code';
import { missingPages } from '../config/missing-pages';
import type { Settings } from '../config/settings';
import { PageError } from '../errors/page-error';
import { lintPages } from './lint-pages';
import { loadPageRules } from './page-rules';
import type { Page } from './page';
import { problemOf } from './problem-of';
import { readApi } from './read-api';

/**
 * Prints the problems of all pages, or of the named ones; returns 1 if there are any, else 0.
 * @throws UsageError if a path is not a page.
 */
export function lint(
  settings: Settings,
  paths: readonly string[],
  format: Format,
  fixing: Fixing = 'none',
): number {
  const found = findPageProblems(settings, paths);
  if (fixing !== 'none') makeFixes(found, home, fixing);
  const problems = fixing === 'write' ? findPageProblems(settings, paths) : found;
  if (fixing === 'none') tellFixable(problems, 'npm run lint:docs --');
  process.stdout.write(formatProblems(problems, format));
  return problems.length > 0 ? 1 : 0;
}

/**
 * Returns the problems of all pages, or of the named ones, and prints how many there are.
 * @throws UsageError if a path is not a page.
 */
export function findPageProblems(settings: Settings, paths: readonly string[] = []): Problem[] {
  try {
    return findProblems(settings, paths);
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    return error.mistakes.map(problemOf);
  }
}

function findProblems(settings: Settings, paths: readonly string[]): Problem[] {
  const moved = missingPages(settings).map(problemOf);
  const api = readApi(settings.generated, settings.docs);
  const pages = choose(api.pages, paths);
  const { problems, waivers } = lintPages(loadPageRules(settings), api, pages);
  const all = paths.length === 0 ? [...moved, ...problems] : problems;
  process.stderr.write(
    `${countOf(all.length, 'problem')} in ${countOf(pages.length, 'page')}, ${countOf(waivers, 'waiver')}\n`,
  );
  return all;
}

function choose(pages: readonly Page[], paths: readonly string[]): readonly Page[] {
  if (paths.length === 0) return pages;
  return paths.map((path) => {
    const file = relative(home, resolve(path));
    const page = pages.find((one) => one.file === file);
    if (page !== undefined) return page;
    const nearest = findNearest(
      file,
      pages.map((one) => one.file),
    );
    const question = didYouMean(nearest) ?? 'Write the path of a page: docs/guides/webhooks.mdx.';
    throw new UsageError(`There is no page ${path}. ${question}`);
  });
}
