import { test as base } from '@playwright/test';
import { configureSearch } from './hosted';
import { LoopbackHosts } from './loopback-hosts';
import { createHits, createResponse } from './records';
import { SearchModal } from './search-modal';

interface Fixtures {
  modal: SearchModal;
  /** Three hosts; the page asks them in this order. */
  hosts: LoopbackHosts;
}

/** Tests of the search with a hosted engine on this machine. */
export const hostedTest = base.extend<Fixtures>({
  modal: async ({ page }, use) => use(new SearchModal(page)),
  hosts: [
    async ({ page }, use) => {
      const hosts = new LoopbackHosts(3, createResponse(createHits(3)));
      await hosts.start();
      await configureSearch(page, { appId: 'TESTAPP', apiKey: 'search-only', hosts: hosts.origins });
      await use(hosts);
      await hosts.stop();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
