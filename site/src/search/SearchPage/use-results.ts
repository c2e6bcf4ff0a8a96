import { useEffect, useState } from 'react';
import type { SearchConfig } from '#core/contracts/search-config';
import { ask, forgetFailure } from '../client';
import type { SafeHit } from '../hits';
import { useSearchConfig } from '../use-search-config';

export interface Results {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The hits of all pages that have been loaded. */
  hits: SafeHit[];
  total: number;
  hasMore: boolean;
  /** Words of the query that the engine ignored, and queries that find more. */
  without: string[];
  suggestions: string[];
}

/** A page of the results of a search, counted from 0, and how many times it has been requested again. */
interface Request {
  search: string;
  page: number;
  attempt: number;
}

interface Loaded extends Omit<Results, 'status'> {
  search: string;
  page: number;
}

interface Search {
  query: string;
  facetFilters: string[][];
}

/** The results last shown: readers who return to the search page find as many of them, and their scroll position. */
let left: Loaded | undefined;

/** Returns the results of a query, loaded 20 at a time. Drops responses that arrive after the search has changed. */
export function useResults(
  query: string,
  facetFilters: string[][],
): { results: Results; showMore: () => void } {
  const config = useSearchConfig();
  const search = JSON.stringify({ query, facetFilters } satisfies Search);
  const [asked, setAsked] = useState<Request>({ search, page: pageOf(left, search), attempt: 0 });
  const [failed, setFailed] = useState<Request>();
  const [known, setLoaded] = useState<Loaded>(() => (left?.search === search ? left : nothing(search)));

  const loaded = known.search === search ? known : nothing(search);
  const { page, attempt } = asked.search === search ? asked : { page: 0, attempt: 0 };

  useEffect(() => {
    // The query disappears from the address before the page unmounts, which must not discard the results.
    if (known.hits.length > 0) left = known;
  }, [known]);

  useEffect(() => {
    const request = { search, page, attempt };
    let isCurrent = true;
    loadPage(config, request)
      .then((next) => isCurrent && setLoaded((before) => append(before, next)))
      .catch(() => isCurrent && setFailed(request));
    return () => {
      isCurrent = false;
    };
  }, [config, search, page, attempt]);

  const isFailed = failed?.search === search && failed.page === page && failed.attempt === attempt;
  const isLoaded = loaded.page === page;
  const status = isFailed ? 'error' : isLoaded ? 'done' : 'loading';
  return {
    results: { ...loaded, status: query === '' ? 'idle' : status },
    showMore() {
      if (isFailed) {
        forgetFailure();
        setAsked({ search, page, attempt: attempt + 1 });
      } else if (isLoaded) setAsked({ search, page: page + 1, attempt });
    },
  };
}

function nothing(search: string): Loaded {
  return { search, page: -1, hits: [], total: 0, hasMore: false, without: [], suggestions: [] };
}

function pageOf(loaded: Loaded | undefined, search: string): number {
  return loaded?.search === search ? loaded.page : 0;
}

async function loadPage(config: SearchConfig, { search, page }: Request): Promise<Loaded> {
  const { query, facetFilters } = JSON.parse(search) as Search;
  if (query === '') return nothing(search);
  const { results } = await ask(config, [
    { indexName: config.indexName, query, facetFilters, page, hitsPerPage: 20, ...snippets },
  ]);
  const { hits = [], nbHits = 0, nbPages = 0, without = [], suggestions = [] } = results[0] ?? {};
  return { search, page, hits, total: nbHits, hasMore: page + 1 < nbPages, without, suggestions };
}

const snippets = {
  attributesToSnippet: ['content:20'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** Appends a page of results without duplicates: a hit may be on two pages if the index changes between the requests. */
function append(before: Loaded, next: Loaded): Loaded {
  if (before.search !== next.search) return next;
  const known = new Set(before.hits.map(({ objectID }) => objectID));
  return { ...next, hits: [...before.hits, ...next.hits.filter(({ objectID }) => !known.has(objectID))] };
}
