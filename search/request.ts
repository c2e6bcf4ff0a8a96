/** A search request, in the terms of Algolia's API. */
export interface SearchRequest {
  query: string;
  /** Zero-based. */
  page?: number;
  hitsPerPage?: number;
  /** `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-api-current']]`: outer entries are combined with AND, inner ones with OR. */
  facetFilters?: (string | string[])[];
}
