import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';

/** The distinct facets of records, in order of first appearance. */
export function listFacets(records: readonly SearchRecord[]): SearchFacets[] {
  return [...new Set(records.map(keyOf))].map((key) => JSON.parse(key) as SearchFacets);
}

/** Returns a function from a record to its index in `facets`. */
export function numberFacets(facets: readonly SearchFacets[]): (record: SearchRecord) => number {
  const numbers = new Map(facets.map((facet, number) => [keyOf(facet), number]));
  return (record) => numbers.get(keyOf(record)) ?? 0;
}

function keyOf({ language, version, docusaurus_tag }: SearchFacets): string {
  return JSON.stringify({ language, version, docusaurus_tag });
}
