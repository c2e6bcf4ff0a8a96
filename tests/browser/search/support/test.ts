import { test as base } from '../../noted-test';
import { ignoreRoutes, test as cleanTest } from '../../test';
import { configureSearch } from './hosted';
import { LoopbackHosts } from './loopback-hosts';
import { createHits, createResponse } from './records';
import { SearchModal } from './search-modal';

interface Fixtures {
  modal: SearchModal;
}

/** Tests of the search as it is built; a request that leaves the site fails them. */
export const test = cleanTest.extend<Fixtures>({
  modal: async ({ page }, use) => use(new SearchModal(page)),
});

/** Tests of the search with a hosted engine of three hosts on this machine, which the page asks in their order. */
export const hostedTest = base.extend<Fixtures & { hosts: LoopbackHosts }>({
  // The build allows its own engine only; that a build with hosts allows these is tested with its configuration.
  bypassCSP: true,
  modal: async ({ page }, use) => use(new SearchModal(page)),
  hosts: [
    async ({ page }, use) => {
      const hosts = new LoopbackHosts(3, createResponse(createHits(3)));
      await hosts.start();
      await configureSearch(page, { appId: 'TESTAPP', apiKey: 'search-only', hosts: hosts.origins });
      await use(hosts);
      await ignoreRoutes(page);
      await hosts.stop();
    },
    { auto: true },
  ],
});

export { expect } from '../../noted-test';
