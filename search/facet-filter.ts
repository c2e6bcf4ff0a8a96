import type { SearchFacets } from '#core/contracts/search-records';

/**
 * Which entries of `facets` the filters let through.
 * @param filters all must hold; of an inner list one. A filter on something that records do not have lets nothing through.
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
