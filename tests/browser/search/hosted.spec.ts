import { configureSearch } from './support/hosted';
import { createHits, createResponse } from './support/records';
import { expect, hostedTest as test } from './support/test';
import { holds } from '../../specified/holds';

const quietPage = '/tools/sdks/';

test(
  'a query is a POST to the index with id and key in its address, and asks for what the modal shows',
  holds('3.search.2', '7.search.1', '7.search.2', '7.search.3', '7.search.5', '9.search.2'),
  async ({ modal, hosts }) => {
    await modal.goto(quietPage);
    await modal.open();
    await modal.search('invoice');
    await expect(modal.hits).toHaveCount(3);
    const [request] = hosts.log;
    expect(request?.path).toBe('/1/indexes/*/queries');
    expect(request?.contentType).toBe('text/plain');
    expect(Object.fromEntries(request?.parameters ?? [])).toMatchObject({
      'x-algolia-application-id': 'TESTAPP',
      'x-algolia-api-key': 'search-only',
    });
    const titles = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(request?.body).toEqual({
      requests: [
        {
          query: 'invoice',
          indexName: 'developers-abaco',
          attributesToRetrieve: [
            ...['hierarchy.lvl0', ...titles, 'content', 'type', 'url'],
            ...['kind', 'method', 'path', 'value_type', 'summary'],
          ],
          attributesToSnippet: [...titles, 'content'].map((name) => `${name}:10`),
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: [
            ['language:en'],
            [
              'docusaurus_tag:default',
              'docusaurus_tag:docs-default-current',
              'docusaurus_tag:docs-api-current',
            ],
          ],
        },
      ],
    });
    await expect(modal.dialog.getByText('Search by')).toBeVisible();
  },
);

test('the link to all results has the query that its number is of, also while the next one is asked', async ({
  page,
  modal,
}) => {
  const totals = new Map([
    ['invoice', 94],
    ['refund', 12],
  ]);
  const release = new Map<string, () => void>();
  await page.route('**/1/indexes/**', async (route) => {
    const { requests } = route.request().postDataJSON() as { requests: { query: string }[] };
    const query = requests[0]?.query ?? '';
    await new Promise<void>((resolve) => release.set(query, resolve));
    const json = createResponse(createHits(3), { nbHits: totals.get(query) });
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });
  await modal.goto(quietPage);
  await modal.open();
  for (const query of totals.keys()) {
    await modal.search(query);
    await expect.poll(() => release.has(query)).toBe(true);
  }
  const all = modal.dialog.getByRole('link', { name: /^See all/ });
  for (const [query, total] of totals) {
    release.get(query)?.();
    await expect(all).toHaveText(`See all ${total} results`);
    await expect(all).toHaveAttribute('href', `/search/?q=${query}`);
  }
});

test(
  'the search page asks for 20 results in the version of the docs that is chosen',
  holds('7.search.3'),
  async ({ page, hosts }) => {
    await configureSearch(page, { appId: 'TESTAPP', apiKey: 'search-only', hosts: hosts.origins }, '2.0.0');
    await page.goto('/search/?q=invoice');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    const filter = (version: string) => [
      ['language:en'],
      ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`, 'docusaurus_tag:docs-api-current'],
    ];
    expect(hosts.log[0]?.body.requests[0]).toMatchObject({
      query: 'invoice',
      hitsPerPage: 20,
      page: 0,
      facetFilters: filter('2.0.0'),
    });
    await page.getByRole('combobox', { name: 'Version' }).selectOption('1.1.0');
    await expect.poll(() => hosts.log.length).toBe(2);
    expect(hosts.log[1]?.body.requests[0]).toMatchObject({ facetFilters: filter('current') });
  },
);
