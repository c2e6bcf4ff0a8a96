import type { SearchFacets } from '#core/contracts/search-records';

/**
 * Creates a predicate over indexes of `facets`.
 * @param filters all must match; in an inner list one must. A filter on an unknown facet matches nothing.
 */
export function createFilter(
  filters: readonly (string | readonly string[])[],
  facets: readonly SearchFacets[],
): (facet: number) => boolean {
  const passes = facets.map((facet) =>
    filters.every((filter) => [filter].flat().some((one) => holds(one, facet))),
  );
  return (facet) => passes[facet] ?? false;
}

function holds(filter: string, facets: SearchFacets): boolean {
  const [name = '', ...rest] = filter.split(':');
  const value = rest.join(':');
  const own = Object.hasOwn(facets, name) ? facets[name as keyof SearchFacets] : [];
  return [own].flat().includes(value);
}
