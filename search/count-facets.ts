import type { SearchFacets } from '#core/contracts/search-records';

/** Number of results per facet and value: `{language: {en: 12}}`. */
export function countFacets(
  results: readonly { facet: number }[],
  facets: readonly SearchFacets[],
): Record<string, Record<string, number>> {
  // There are many results and few facets.
  const resultsBy = new Map<number, number>();
  for (const { facet } of results) resultsBy.set(facet, (resultsBy.get(facet) ?? 0) + 1);
  const counts: Record<string, Record<string, number>> = {};
  for (const [facet, count] of resultsBy)
    for (const [name, values] of Object.entries(facets[facet] ?? {}))
      for (const value of [values as string | string[]].flat()) {
        const known = (counts[name] ??= {});
        known[value] = (known[value] ?? 0) + count;
      }
  return counts;
}
