import { liteClient, type LiteClient } from 'algoliasearch/lite';
import type { SearchConfig } from '#core/contracts/search-config';
import type { SearchClient } from '../search-client';
import { createHostsCache } from './hosts-cache';

/**
 * The client of the hosted engine: connects within 1 s, reads within 2 s, goes on to the next host when one fails, and leaves
 * one that failed alone for two minutes. A refusal (4xx) is final, too many requests as well.
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

/** The hosted client as the search box asks it. */
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
