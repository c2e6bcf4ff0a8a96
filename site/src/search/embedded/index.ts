import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import { createWorkerClient } from '../../../../search/worker-client';
import type { SearchIndexData } from '#core/contracts/search-config';
import type { SearchClient } from '../search-client';

/** Starts the site's embedded engine in a worker and loads its index. */
export async function connect(): Promise<SearchClient> {
  const data = globalData['search-index']?.default as SearchIndexData;
  const client = createWorkerClient(
    () => new Worker(new URL('../../../../search/worker.ts', import.meta.url)),
    new URL(data.index.slice(1), new URL(siteConfig.baseUrl, window.location.origin)).href,
    window.location.origin,
  );
  await client.preload();
  return { search: (requests) => client.search({ requests }) };
}
