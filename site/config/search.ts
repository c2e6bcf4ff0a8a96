import type { SearchConfig } from '#core/contracts/search-config';
import { AuthorError } from '../errors/author-error';

/** Returns the name of the search index for builds without `SEARCH_INDEX`: `Ledger` → `developers-ledger`. */
export function defaultIndexName(product: string): string {
  return `developers-${product.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** The search as it was chosen for a build, whatever the site. */
export type SearchSettings = Partial<Omit<SearchConfig, 'searchPagePath'>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a build's search settings: `SEARCH_APP_ID`, `SEARCH_API_KEY`, `SEARCH_INDEX`, `SEARCH_HOSTS` (origins, separated by
 * commas) and `SEARCH_INSIGHTS=true`; `SEARCH_PERSONALIZATION=false` applies to either engine.
 *
 * @throws AuthorError if only one of application id and key is set, or a host is not an origin
 */
export function readSearchSettings(environment: Environment): SearchSettings {
  const { SEARCH_APP_ID: appId, SEARCH_API_KEY: apiKey, SEARCH_INDEX, SEARCH_HOSTS } = environment;
  const config: SearchSettings = {
    ...(SEARCH_INDEX && { indexName: SEARCH_INDEX }),
    ...(environment.SEARCH_PERSONALIZATION === 'false' && { personalization: false }),
  };
  if (!appId && !apiKey) return config;
  if (!appId)
    throw new AuthorError(
      'appId is missing: set SEARCH_APP_ID together with SEARCH_API_KEY, or neither of them.',
    );
  if (!apiKey)
    throw new AuthorError(
      'apiKey is missing: set SEARCH_API_KEY together with SEARCH_APP_ID, or neither of them.',
    );
  const hosts = SEARCH_HOSTS ? SEARCH_HOSTS.split(',').map(toOrigin) : undefined;
  return { ...config, appId, apiKey, hosts, insights: environment.SEARCH_INSIGHTS === 'true' };
}

/** Completes the search settings for a site. @param product the name of its product. */
export function createSearchConfig(settings: SearchSettings, product: string): SearchConfig {
  return { indexName: defaultIndexName(product), searchPagePath: 'search', ...settings };
}

/** Lists the origins that a page's search sends requests to; none for the site's own engine. */
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
    throw new AuthorError(
      `SEARCH_HOSTS: "${text}" is not an origin. Write one like https://search.example.com.`,
    );
  return url.origin;
}
