/** What an engine is asked, in the words of Algolia's API. */
export interface SearchRequest {
  query: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /** `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-api-current']]`: all of the outer, one of the inner. */
  facetFilters?: (string | string[])[];
}
