import type { Page } from '@playwright/test';
import type { SearchConfig } from '#core/contracts/search-config';

const own = /search:\{indexName:"developers-abaco",searchPagePath:"search"\}/g;

/**
 * Serves the build as one with this configuration: the same scripts, but for the object that `site/config/search.ts` makes of
 * the environment (`tests/unit/site/config/search.test.ts`).
 *
 * @param newest a version of the docs before the one that there is
 */
export async function configureSearch(
  page: Page,
  config: Partial<SearchConfig>,
  newest?: string,
): Promise<void> {
  const search = JSON.stringify({ indexName: 'developers-abaco', searchPagePath: 'search', ...config });
  await page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (script.match(own)?.length !== 1)
      throw new Error('The configuration of the search is not there once.');
    const version = {
      name: newest,
      label: newest,
      path: '/',
      mainDocId: 'index',
      docs: [{ id: 'index', path: '/' }],
    };
    const configured = script.replace(own, () => `search:${search}`);
    const body = newest
      ? configured.replace('"versions":[{"name":"current","label":"1.1.0"', (text) =>
          text.replace('[', `[${JSON.stringify(version)},`),
        )
      : configured;
    await route.fulfill({ response, body });
  });
}
