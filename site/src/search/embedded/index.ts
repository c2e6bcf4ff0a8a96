import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import { createWorkerClient } from '../../../../search/worker-client';
import type { SearchIndexData } from '#core/contracts/search-config';
import { versionOf } from '../../links/version-of';
import type { SearchClient } from '../search-client';

/** Starts the site's embedded engine in a worker and loads its index. */
export async function connect(): Promise<SearchClient> {
  const { index: current, versions = {} } = globalData['search-index']!.default as SearchIndexData;
  const index = versions[versionOf(window.location.pathname) ?? ''] ?? current;
  const client = createWorkerClient(
    () => new Worker(new URL('../../../../search/worker.ts', import.meta.url)),
    new URL(index.slice(1), new URL(siteConfig.baseUrl, window.location.origin)).href,
    window.location.origin,
  );
  await client.preload();
  return { search: (requests) => client.search({ requests }) };
}
