import type { SearchConfig } from '#core/contracts/search-config';
import { AuthorError } from '../errors/author-error';

/** The name of the search index when no variable sets it: `Ledger` → `developers-ledger`. */
export function defaultIndexName(product: string): string {
  return `developers-${product.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The search of a build: `SEARCH_APP_ID`, `SEARCH_API_KEY`, `SEARCH_INDEX`, `SEARCH_HOSTS` (origins, with commas between
 * them) and `SEARCH_INSIGHTS=true`; `SEARCH_PERSONALIZATION=false` for either engine.
 *
 * @throws AuthorError when one of application id and key is there without the other, or a host is no origin
 */
export function readSearchConfig(environment: Environment, product: string): SearchConfig {
  const { SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX, SEARCH_HOSTS } = environment;
  const config: SearchConfig = {
    indexName: SEARCH_INDEX || defaultIndexName(product),
    searchPagePath: 'search',
    ...(environment.SEARCH_PERSONALIZATION === 'false' && { personalization: false }),
  };
  if (!appId && !apiKey) return config;
  if (!appId)
    throw new AuthorError('appId is missing: set SEARCH_APP_ID beside SEARCH_API_KEY, or neither of them.');
  if (!apiKey)
    throw new AuthorError('apiKey is missing: set SEARCH_API_KEY beside SEARCH_APP_ID, or neither of them.');
  const hosts = SEARCH_HOSTS ? SEARCH_HOSTS.split(',').map(toOrigin) : undefined;
  return { ...config, appId, apiKey, hosts, insights: environment.SEARCH_INSIGHTS === 'true' };
}

/** The origins that the search of a page asks; none for the engine of the site itself. */
export function listSearchOrigins({ appId, hosts, insights }: SearchConfig): string[] {
  if (!appId) return [];
  const provider = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return [
    ...(hosts ?? provider.map((host) => `https://${appId.toLowerCase()}${host}`)),
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}

function toOrigin(text: string): string {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new AuthorError(`SEARCH_HOSTS: "${text}" is no origin. Write one like https://search.example.com.`);
  return url.origin;
}
