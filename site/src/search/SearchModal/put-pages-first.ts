import { pageOf } from '../../links/page-address';
import type { SafeHit } from '../hits';

/** A page is left out if its score is less than this share of its best section's score. */
const MIN_SHARE = 0.75;

/**
 * Returns hits in their order, except that each page comes before the hits within it, which are nested below it. A page that
 * matches far worse than its best section is left out: the section names its page, and remains the hit that Enter opens.
 */
export function putPagesFirst(hits: readonly SafeHit[]): SafeHit[] {
  const pages = new Map(hits.filter(isPage).map((page) => [pageOf(page.url), page]));
  const seen = new Set<string>();
  return hits.flatMap((hit) => {
    const page = pages.get(pageOf(hit.url));
    if (!page) return [hit];
    if (seen.has(page.url)) return hit === page ? [] : [hit];
    seen.add(page.url);
    return hit === page || !isNear(page, hit) ? [hit] : [page, hit];
  });
}

function isPage({ type, url }: SafeHit): boolean {
  return type === 'lvl1' && !url.includes('#');
}

/** Whether a page scores high enough next to its best section; if the engine does not return scores, it always does. */
function isNear({ _score: score = 1 }: SafeHit, { _score: best = score }: SafeHit): boolean {
  return score >= best * MIN_SHARE;
}
