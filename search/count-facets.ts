import type { SearchFacets } from '#core/contracts/search-records';

/** How many results have each value of each facet: `{language: {en: 12}}`. */
export function countFacets(
  results: readonly { facet: number }[],
  facets: readonly SearchFacets[],
): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { facet } of results)
    for (const [name, values] of Object.entries(facets[facet] ?? {}))
      for (const value of [values as string | string[]].flat()) {
        const known = (counts[name] ??= {});
        known[value] = (known[value] ?? 0) + 1;
      }
  return counts;
}
