import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchConfig } from '#core/contracts/search-config';
import type { SearchClient } from '../search-client';
import { createHostsCache } from './hosts-cache';

/**
 * Creates the client of the hosted engine: it connects within 1 s, reads within 2 s, tries the next host if one fails, and
 * skips a failed host for two minutes. A 4xx response is final, including 429 Too Many Requests.
 *
 * @throws Error `appId is missing` or `apiKey is missing`
 */
export function createHostedClient({ appId = '', apiKey = '', hosts }: SearchConfig): LiteClient {
  return liteClient(appId, apiKey, {
    timeouts: { connect: 1000, read: 2000, write: 30_000 },
    hostsCache: createHostsCache(`search-hosts-${appId}`),
    maxRateLimitRetries: 0,
    ...(hosts && { hosts: hosts.map(toHost) }),
  });
}

/** Returns the hosted client with the interface that the search box uses. */
export function connect(config: SearchConfig): SearchClient {
  const client = createHostedClient(config);
  return { search: (requests) => client.searchForHits({ requests }) };
}

function toHost(origin: string) {
  const { protocol, host } = new URL(origin);
  return {
    url: host,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  };
}
