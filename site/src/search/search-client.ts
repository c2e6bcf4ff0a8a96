/** One query; its properties are named as in the hosted engine's API. */
export interface SearchRequest {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  /** Counted from 0. */
  page?: number;
  /** Every entry must match; for an entry that is a list, any of its items. */
  facetFilters?: (string | string[])[];
  attributesToSnippet?: string[];
}

export interface Result<FoundHit> {
  hits: FoundHit[];
  nbHits?: number;
  nbPages?: number;
  queryID?: string;
  /** Words of the query that the engine ignored. */
  without?: string[];
  /** Queries that find more. */
  suggestions?: string[];
}

/** A search engine, either in the page or hosted elsewhere. */
export interface SearchClient {
  search: (requests: SearchRequest[]) => Promise<{ results: Result<unknown>[] }>;
}
