import { configureSearch } from './support/hosted';
import { expect, hostedTest as test } from './support/test';

const quietPage = '/tools/sdks/';

test('a query is a POST to the index with id and key in its address, and asks for what the modal shows', async ({
  modal,
  hosts,
}) => {
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
        attributesToRetrieve: ['hierarchy.lvl0', ...titles, 'content', 'type', 'url', 'method'],
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
});

test('the search page asks for 20 results in the version of the docs that is chosen', async ({
  page,
  hosts,
}) => {
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
});
