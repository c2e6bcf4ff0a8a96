import type { Changelog } from '#core/contracts/changelog';
import type { Lifetimes } from '../../compare/lifetimes/lifetimes';
import type { Results } from '../../run/memo/results';
import type { OperationSnippets } from '../snippets/operation-snippets';
import type { WordingContext } from '../../model/wording/wording-context';
import { buildPages } from './build-pages';
import type { Page } from './page/page';
import { createPageContext, type PageContext, type PagesSimulator } from './page-context';

/** All pages of the reference, and what they were built from. */
export interface Reference {
  context: PageContext;
  pages: readonly Page[];
}

export function buildReference(
  wording: WordingContext,
  snippets: readonly OperationSnippets[],
  simulator?: PagesSimulator,
  results?: Results,
  changelog?: Changelog,
  lifetimes?: Lifetimes,
): Reference {
  const context = createPageContext(wording, simulator, changelog, lifetimes);
  return { context, pages: buildPages(context, snippets, results) };
}
