/** One query, with the names of the hosted engine's API. */
export interface SearchRequest {
  indexName: string;
  query: string;
  hitsPerPage?: number;
  /** Counted from 0. */
  page?: number;
  /** All of the entries; of an entry that is a list, any. */
  facetFilters?: (string | string[])[];
  attributesToSnippet?: string[];
}

export interface Result<FoundHit> {
  hits: FoundHit[];
  nbHits?: number;
  nbPages?: number;
  queryID?: string;
  /** Words of the query that the results do without. */
  without?: string[];
  /** Queries that find more. */
  suggestions?: string[];
}

/** An engine, in the page or elsewhere. */
export interface SearchClient {
  search: (requests: SearchRequest[]) => Promise<{ results: Result<unknown>[] }>;
}
