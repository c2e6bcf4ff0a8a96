import type { SafeHit } from '../hits';

/** A page whose score is a smaller part than this of that of its best section says less than the section. */
const MIN_SHARE = 0.75;

/**
 * Hits in their order, but each page before what was found within it, since that hangs below it. A page that fits far less than
 * its best section is left out: the section says what page it is on, and stays what Enter opens.
 */
export function putPagesFirst(hits: readonly SafeHit[]): SafeHit[] {
  const pages = new Map(hits.filter(isPage).map((page) => [pageOf(page), page]));
  const seen = new Set<string>();
  return hits.flatMap((hit) => {
    const page = pages.get(pageOf(hit));
    if (!page) return [hit];
    if (seen.has(page.url)) return hit === page ? [] : [hit];
    seen.add(page.url);
    return hit === page || !isNear(page, hit) ? [hit] : [page, hit];
  });
}

function isPage({ type, url }: SafeHit): boolean {
  return type === 'lvl1' && !url.includes('#');
}

function pageOf({ url }: SafeHit): string {
  return url.replace(/#.*/, '');
}

/** Where an engine gives no scores, pages are worth as much as what is within them. */
function isNear({ _score: score = 1 }: SafeHit, { _score: best = score }: SafeHit): boolean {
  return score >= best * MIN_SHARE;
}
