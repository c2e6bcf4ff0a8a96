import type { Sentence } from './sentence';

const open = 'browser/search/open.spec.ts';
const results = 'browser/search/results.spec.ts';
const kept = 'browser/search/kept.spec.ts';
const page = 'browser/search/search-page.spec.ts';
const hosted = 'browser/search/hosted.spec.ts';
const failover = 'browser/search/failover.spec.ts';
const client = 'unit/site/search/hosted.test.ts';
const config = 'unit/site/config/search.test.ts';

/** Every sentence about the search of the site; numbers as in `Sentence`, with `search` for the part. */
export const SEARCH_SENTENCES: readonly Sentence[] = [
  {
    id: '1.search.1',
    text: 'The page shell has a docs search box.',
    tests: [`${open}: the labels are those that readers know`],
  },
  {
    id: '2.search.1',
    text: '/search: Search page.',
    tests: [`${page}: the search page shows the results of its address`],
  },
  {
    id: '2.search.2',
    text: "Search modal: opens with Ctrl+K or Cmd+K, or the '/' key when no input is focused; closes with Escape.",
    tests: [
      `${open}: Ctrl+K, Cmd+K and / open the modal, Escape`,
      `${open}: / is a character where somebody writes`,
    ],
  },
  {
    id: '2.search.3',
    text: 'It has a search bar, a results area and a footer with key hints.',
    tests: [`${open}: the labels are those that readers know`],
  },
  {
    id: '2.search.4',
    text: 'The results area shows one of: an error screen, a no-results screen, a start screen with recent and favorite searches, or grouped hits.',
    tests: [
      `${failover}: the error takes the place of earlier hits`,
      `${results}: nonsense has no results`,
      `${kept}: 7 recent searches show, 4 beside favorites`,
      `${results}: hits are grouped`,
    ],
  },
  {
    id: '3.search.1',
    text: 'Search config: appId, optional searchPagePath.',
    tests: [`${config}: the search of a build`],
  },
  {
    id: '3.search.2',
    text: 'Search hit: objectID, hierarchy.lvl0 to hierarchy.lvl6, content, type (lvl1..lvl6 or content), url.',
    tests: ['unit/site/search/hits.test.ts: have safe texts', `${hosted}: asks for what the modal shows`],
  },
  {
    id: '3.search.3',
    text: 'Hits are grouped by lvl0 and lvl1; child hits carry a parent hit.',
    tests: [`${results}: children stand below the page they belong to`],
  },
  {
    id: '3.search.4',
    text: 'Recent and favorite searches are saved hits stored per index name in local storage.',
    tests: [`${kept}: a chosen hit is a recent search of its index`],
  },
  {
    id: '4.search.1',
    text: 'Search status: idle, loading, stalled, error (error when all hosts are unreachable).',
    tests: [
      `${results}: the spinner shows when a response takes 300 ms`,
      `${failover}: when all hosts are silent the error shows`,
    ],
  },
  {
    id: '4.search.2',
    text: 'Escape with the panel open closes it; with it closed, clears the query and results.',
    tests: [`${results}: Escape then clears the query`, `${open}: Escape and the same keys close it`],
  },
  {
    id: '4.search.3',
    text: 'Submit closes the panel.',
    tests: [`${results}: losing it or submitting closes it`],
  },
  {
    id: '4.search.4',
    text: 'Focus opens it; blur closes it.',
    tests: [`${results}: a focus opens the panel`],
  },
  {
    id: '4.search.5',
    text: 'Arrow keys move the active item; first item active by default.',
    tests: [`${results}: the first is active, arrow keys move`],
  },
  {
    id: '4.search.6',
    text: 'Selecting a hit saves it to recent searches (unless personalization is disabled or it is already a favorite), then closes the modal unless a modifier key or middle click was used.',
    tests: [
      `${kept}: a chosen hit is a recent search of its index`,
      `${kept}: nothing is kept where personalization is off`,
      `${results}: keeps the modal open with a modifier or the middle button`,
    ],
  },
  {
    id: '4.search.7',
    text: 'A recent search can be promoted to favorite (removed from recent) or removed; a favorite can be removed.',
    tests: [`${kept}: which can become a favorite and be removed`, `${kept}: a recent search can be removed`],
  },
  {
    id: '4.search.8',
    text: 'Failed hosts are marked down or timed out for 2 minutes.',
    tests: [
      `${failover}: a host that failed is left alone`,
      `${failover}: a host that timed out is asked last`,
    ],
  },
  {
    id: '4.search.9',
    text: 'Search modal opens on click or keypress; loads lazily on hover, focus or touch.',
    tests: [
      `${open}: a click opens the modal; so do letters`,
      `${open}: the modal is loaded when the reader points`,
    ],
  },
  {
    id: '5.search.1',
    text: 'Search input max 64 characters in the search modal (another reading gives 512 characters for a search input).',
    tests: [`${open}: the field takes 64 characters`, `${page}: what is typed stands in the address`],
    readings: ['64 in the modal, 512 on the search page.', '512 everywhere.'],
  },
  {
    id: '5.search.2',
    text: 'Initial query is the current text selection (first 64 characters) or a supplied one.',
    tests: [`${open}: the selected text is the first query`, `${open}: so do letters typed on the button`],
  },
  {
    id: '5.search.3',
    text: 'Empty query shows recent and favorite searches.',
    tests: [`${kept}: kept searches come back when the query is cleared`],
  },
  {
    id: '5.search.4',
    text: 'The search shortcut ignores the find key combination with Ctrl or Meta.',
    tests: [`${open}: keys to find in the page`],
  },
  {
    id: '5.search.5',
    text: "Search client needs an application id and an API key, else errors 'appId is missing' or 'apiKey is missing'.",
    tests: [`${client}: is not made without`, `${config}: is refused where it is`],
  },
  {
    id: '5.search.6',
    text: 'Search and recommendation calls need params and a requests list; a custom post needs a path.',
    tests: [`${client}: wants parameters and a list of requests`],
  },
  {
    id: '7.search.1',
    text: 'POST /1/indexes/*/queries (cacheable, read hosts).',
    tests: [`${hosted}: a query is a POST to the index`, `${failover}: the same query is not sent again`],
  },
  {
    id: '7.search.2',
    text: 'Body: requests array of items with query, indexName, attributesToRetrieve, attributesToSnippet, snippetEllipsisText, highlightPreTag, highlightPostTag, hitsPerPage, clickAnalytics.',
    tests: [`${hosted}: a query is a POST to the index`],
  },
  {
    id: '7.search.3',
    text: 'Uses facet filters on language and docs version tags.',
    tests: [
      `${hosted}: a query is a POST to the index`,
      `${hosted}: in the version of the docs that is chosen`,
    ],
  },
  {
    id: '7.search.4',
    text: 'Response read: results[0].hits, nbHits, queryID.',
    tests: [`${results}: the number of all results`, `${results}: a chosen hit is reported`],
  },
  {
    id: '7.search.5',
    text: 'The application id and public search-only key go in query parameters; index name developers-{product}.',
    tests: [`${hosted}: with id and key in its address`, `${config}: the search of a build`],
  },
  {
    id: '7.search.6',
    text: 'POST /1/indexes/*/recommendations and a generic custom POST exist but are unused.',
    tests: [`${client}: throws errors that carry message and status`],
  },
  {
    id: '7.search.7',
    text: 'Failed hosts are retried across fallback hosts in shuffled order.',
    tests: [`${failover}: the hosts of the provider are asked in order`],
  },
  {
    id: '7.search.8',
    text: "Click analytics event 'Item Selected' is sent when insights is on.",
    tests: [`${results}: a chosen hit is reported as "Item Selected"`],
  },
  {
    id: '7.search.9',
    text: 'Hit URLs are rewritten with the site base URL; external hits navigate fully, internal use client routing.',
    tests: [
      `${results}: Enter opens without loading the site anew`,
      `${results}: a hit on another site is left to the browser`,
    ],
  },
  {
    id: '8.search.1',
    text: "'Unable to fetch results' with 'You might want to check your network connection.'",
    tests: [`${failover}: when all hosts are silent the error shows`],
  },
  {
    id: '8.search.2',
    text: "'No results for \"{query}\"' with up to 3 suggested queries, 'Try searching for', and optional 'Believe this query should return results? Let us know.'",
    tests: [`${results}: nonsense has no results, suggestions`],
  },
  {
    id: '8.search.3',
    text: "'See all {count} results'.",
    tests: [`${results}: the number of all results is that of the search page`],
  },
  {
    id: '8.search.4',
    text: "Transport messages: 'Connection timeout', 'Socket timeout', 'Network request failed', 'Unreachable hosts - your application id may be incorrect...'.",
    tests: [`${failover}: when all hosts fail, the error says how`],
  },
  {
    id: '8.search.5',
    text: 'API errors carry message, status, optional error.',
    tests: [`${client}: throws errors that carry message and status`],
  },
  {
    id: '8.search.6',
    text: 'Timeouts, network failures and statuses neither 2xx nor 4xx are retried on the next host; 4xx fail without retry.',
    tests: [
      `${failover}: a status of 5xx is retried on the next host`,
      `${failover}: a connection that breaks is retried on the next host`,
      `${failover}: a host that does not connect is left after 1 s`,
      `${failover}: fails without a retry`,
    ],
  },
  {
    id: '8.search.7',
    text: "Labels: 'Search docs', 'Search'.",
    tests: [`${open}: the labels are those that readers know`],
  },
  {
    id: '8.search.8',
    text: 'Storage unavailable or failing: developer warnings, logged and ignored.',
    tests: [
      `${kept}: a storage that is broken or throws is survived`,
      `${failover}: without a storage, hosts that failed`,
    ],
  },
  {
    id: '9.search.1',
    text: 'Search stall threshold 300 ms.',
    tests: [`${results}: the spinner shows when a response takes 300 ms`],
  },
  {
    id: '9.search.2',
    text: 'Search: 20 results per page.',
    tests: [`${page}: 20 results come at a time`, `${hosted}: a query is a POST to the index`],
  },
  {
    id: '9.search.3',
    text: 'Max 5 items per group (default).',
    tests: [`${results}: a group has at most 5 hits`],
  },
  {
    id: '9.search.4',
    text: 'Snippet 10 words, 5 on screens up to 768px.',
    tests: [`${results}: texts are cut to`],
  },
  {
    id: '9.search.5',
    text: 'Recent limit 7 without favorites, 4 with; favorites limit 10.',
    tests: [`${kept}: 7 recent searches show, 4 beside favorites, and 10 favorites`],
  },
  {
    id: '9.search.6',
    text: "Input max 64; placeholder 'Search docs'.",
    tests: [`${open}: the field takes 64 characters`, `${open}: the labels are those that readers know`],
  },
  {
    id: '9.search.7',
    text: 'Timeouts connect 1 s, read 2 s, write 30 s, scaling with retries.',
    tests: [
      `${client}: connects within 1 s, reads within 2 s and writes within 30 s`,
      `${failover}: a host that does not connect is left after 1 s`,
      `${failover}: a host that stops after the headers is left after 2 s`,
      `${failover}: timeouts grow with retries`,
    ],
  },
  {
    id: '9.search.8',
    text: 'Host down memory 120000 ms; host cache in local storage.',
    tests: [`${failover}: a host that failed is left alone for 120,000 ms`],
  },
];
