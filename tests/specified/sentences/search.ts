import type { Sentence } from './sentence';

/** Every sentence about the search of the site; numbers as in `Sentence`, with `search` for the part. */
export const SEARCH_SENTENCES: readonly Sentence[] = [
  {
    id: '1.search.1',
    text: 'The page shell has a docs search box.',
  },
  {
    id: '2.search.1',
    text: '/search: Search page.',
  },
  {
    id: '2.search.2',
    text: "Search modal: opens with Ctrl+K or Cmd+K, or the '/' key when no input is focused; closes with Escape.",
  },
  {
    id: '2.search.3',
    text: 'It has a search bar, a results area and a footer with key hints.',
  },
  {
    id: '2.search.4',
    text: 'The results area shows one of: an error screen, a no-results screen, a start screen with recent and favorite searches, or grouped hits.',
  },
  {
    id: '3.search.1',
    text: 'Search config: appId, optional searchPagePath.',
  },
  {
    id: '3.search.2',
    text: 'Search hit: objectID, hierarchy.lvl0 to hierarchy.lvl6, content, type (lvl1..lvl6 or content), url.',
  },
  {
    id: '3.search.3',
    text: 'Hits are grouped by lvl0 and lvl1; child hits carry a parent hit.',
  },
  {
    id: '3.search.4',
    text: 'Recent and favorite searches are saved hits stored per index name in local storage.',
  },
  {
    id: '4.search.1',
    text: 'Search status: idle, loading, stalled, error (error when all hosts are unreachable).',
  },
  {
    id: '4.search.2',
    text: 'Escape with the panel open closes it; with it closed, clears the query and results.',
  },
  {
    id: '4.search.3',
    text: 'Submit closes the panel.',
  },
  {
    id: '4.search.4',
    text: 'Focus opens it; blur closes it.',
  },
  {
    id: '4.search.5',
    text: 'Arrow keys move the active item; first item active by default.',
  },
  {
    id: '4.search.6',
    text: 'Selecting a hit saves it to recent searches (unless personalization is disabled or it is already a favorite), then closes the modal unless a modifier key or middle click was used.',
  },
  {
    id: '4.search.7',
    text: 'A recent search can be promoted to favorite (removed from recent) or removed; a favorite can be removed.',
  },
  {
    id: '4.search.8',
    text: 'Failed hosts are marked down or timed out for 2 minutes.',
  },
  {
    id: '4.search.9',
    text: 'Search modal opens on click or keypress; loads lazily on hover, focus or touch.',
  },
  {
    id: '5.search.1',
    text: 'Search input max 64 characters in the search modal (another reading gives 512 characters for a search input).',
    readings: ['64 in the modal, 512 on the search page.', '512 everywhere.'],
  },
  {
    id: '5.search.2',
    text: 'Initial query is the current text selection (first 64 characters) or a supplied one.',
  },
  {
    id: '5.search.3',
    text: 'Empty query shows recent and favorite searches.',
  },
  {
    id: '5.search.4',
    text: 'The search shortcut ignores the find key combination with Ctrl or Meta.',
  },
  {
    id: '5.search.5',
    text: "Search client needs an application id and an API key, else errors 'appId is missing' or 'apiKey is missing'.",
  },
  {
    id: '5.search.6',
    text: 'Search and recommendation calls need params and a requests list; a custom post needs a path.',
  },
  {
    id: '7.search.1',
    text: 'POST /1/indexes/*/queries (cacheable, read hosts).',
  },
  {
    id: '7.search.2',
    text: 'Body: requests array of items with query, indexName, attributesToRetrieve, attributesToSnippet, snippetEllipsisText, highlightPreTag, highlightPostTag, hitsPerPage, clickAnalytics.',
  },
  {
    id: '7.search.3',
    text: 'Uses facet filters on language and docs version tags.',
  },
  {
    id: '7.search.4',
    text: 'Response read: results[0].hits, nbHits, queryID.',
  },
  {
    id: '7.search.5',
    text: 'The application id and public search-only key go in query parameters; index name developers-{product}.',
  },
  {
    id: '7.search.6',
    text: 'POST /1/indexes/*/recommendations and a generic custom POST exist but are unused.',
  },
  {
    id: '7.search.7',
    text: 'Failed hosts are retried across fallback hosts in shuffled order.',
  },
  {
    id: '7.search.8',
    text: "Click analytics event 'Item Selected' is sent when insights is on.",
  },
  {
    id: '7.search.9',
    text: 'Hit URLs are rewritten with the site base URL; external hits navigate fully, internal use client routing.',
  },
  {
    id: '8.search.1',
    text: "'Unable to fetch results' with 'You might want to check your network connection.'",
  },
  {
    id: '8.search.2',
    text: "'No results for \"{query}\"' with up to 3 suggested queries, 'Try searching for', and optional 'Believe this query should return results? Let us know.'",
  },
  {
    id: '8.search.3',
    text: "'See all {count} results'.",
  },
  {
    id: '8.search.4',
    text: "Transport messages: 'Connection timeout', 'Socket timeout', 'Network request failed', 'Unreachable hosts - your application id may be incorrect...'.",
  },
  {
    id: '8.search.5',
    text: 'API errors carry message, status, optional error.',
  },
  {
    id: '8.search.6',
    text: 'Timeouts, network failures and statuses neither 2xx nor 4xx are retried on the next host; 4xx fail without retry.',
  },
  {
    id: '8.search.7',
    text: "Labels: 'Search docs', 'Search'.",
  },
  {
    id: '8.search.8',
    text: 'Storage unavailable or failing: developer warnings, logged and ignored.',
  },
  {
    id: '9.search.1',
    text: 'Search stall threshold 300 ms.',
  },
  {
    id: '9.search.2',
    text: 'Search: 20 results per page.',
  },
  {
    id: '9.search.3',
    text: 'Max 5 items per group (default).',
  },
  {
    id: '9.search.4',
    text: 'Snippet 10 words, 5 on screens up to 768px.',
  },
  {
    id: '9.search.5',
    text: 'Recent limit 7 without favorites, 4 with; favorites limit 10.',
  },
  {
    id: '9.search.6',
    text: "Input max 64; placeholder 'Search docs'.",
  },
  {
    id: '9.search.7',
    text: 'Timeouts connect 1 s, read 2 s, write 30 s, scaling with retries.',
  },
  {
    id: '9.search.8',
    text: 'Host down memory 120000 ms; host cache in local storage.',
  },
];
