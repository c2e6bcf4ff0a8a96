/** Engine of the search box: the hosted one if there is an application id, else the embedded one. */
export interface SearchConfig {
  /** Application id of the hosted engine. */
  appId?: string;
  /** The public, search-only key: every reader sees it. */
  apiKey?: string;
  indexName: string;
  /** Route of the page that lists all results. */
  searchPagePath: string;
  /** Origins of self-hosted search servers, in the order in which they are asked; without any, the provider's hosts. */
  hosts?: string[];
  /** Whether chosen hits are reported to the hosted engine. */
  insights?: boolean;
  /** False where chosen hits are not kept in the reader's browser as recent and favorite searches. */
  personalization?: false;
}

/** The result of `usePluginData('search-index')`. */
export interface SearchIndexData {
  /** Root-relative address of the index, below the base of the site: `/assets/search/index-1a2b3c4d.json`. */
  index: string;
  /** The same for the earlier versions of the API, by version. */
  versions?: Record<string, string>;
}
