import { describe, expect, test } from 'vitest';
import { engineOf, recordsOf, urlsFor } from './fixture';

const records = recordsOf([
  {
    kind: 'property',
    titles: ['API: Objects', 'Contact', 'tax_id'],
    url: '/contact/#tax_id',
    content: 'Tax ID, such as a VAT number.',
  },
  {
    kind: 'operation',
    titles: ['API: Invoices', 'Create an invoice'],
    url: '/create/',
    method: 'POST',
    path: '/invoices',
    keywords: ['createInvoice'],
  },
  {
    kind: 'operation',
    titles: ['API: Invoices', 'List invoices'],
    url: '/list/',
    method: 'GET',
    path: '/invoices',
    keywords: ['listInvoices'],
  },
  {
    kind: 'operation',
    titles: ['API: Invoices', 'Get an invoice'],
    url: '/get/',
    method: 'GET',
    path: '/invoices/{id}',
    keywords: ['getInvoice'],
  },
  {
    kind: 'error',
    titles: ['API: Errors', '410 Gone'],
    url: '/errors/#410',
    content: 'Invoices cannot be deleted.',
  },
  {
    kind: 'event',
    titles: ['API: Events', 'invoice.created'],
    url: '/event/',
    content: 'Sent when an invoice is issued.',
  },
  {
    kind: 'guide',
    titles: ['Guides', 'Record refunds'],
    url: '/refunds/',
    content: 'Give money back for a sale.',
  },
  { kind: 'guide', titles: ['Guides', 'Record refunds', 'Refund a part'], url: '/refunds/#refund-a-part' },
  {
    kind: 'guide',
    titles: ['Guides', 'Record refunds', 'Refund a part'],
    url: '/refunds/#refund-a-part',
    isText: true,
    content: 'Send the results of a partial refund.',
  },
]);
const engine = engineOf(records, [['refund', 'money back', 'chargeback']]);

describe('the engine finds', () => {
  test.each([
    { given: 'tax_id', want: '/contact/#tax_id' },
    { given: 'tax id', want: '/contact/#tax_id' },
    { given: 'taxId', want: '/contact/#tax_id' },
    { given: 'taxid', want: '/contact/#tax_id' },
    { given: 'POST /invoices', want: '/create/' },
    { given: 'get /invoices/42', want: '/get/' },
    { given: 'https://acme.example/api/invoices/:id', want: '/get/' },
    { given: '410', want: '/errors/#410' },
    { given: 'invoice.created', want: '/event/' },
    { given: 'createInvoice', want: '/create/' },
    { given: 'refnud a part', want: '/refunds/#refund-a-part' },
    { given: 'record ref', want: '/refunds/' },
    { given: 'chargeback', want: '/refunds/' },
    { given: 'how do I give a chargeback', want: '/refunds/' },
  ])('for $given $want', async ({ given, want }) => {
    expect((await urlsFor(engine, given))[0]).toBe(want);
  });
});

describe('the engine finds nothing', () => {
  test.each([
    '',
    '   ',
    'pizza',
    'football results',
    'weather in paris',
    '999',
    '🍕',
    '<script>',
    '__proto__',
    'constructor',
  ])('for "%s"', async (given) => {
    expect(await urlsFor(engine, given)).toEqual([]);
  });
});

describe('words that no text has', () => {
  test.each([
    { given: 'Kubernetes: record refunds', want: ['Kubernetes'] },
    { given: 'record refunds from Django', want: ['Django'] },
    { given: 'record refunds', want: [] },
    { given: 'kubernetes', want: [] },
  ])('are reported for $given: $want', async ({ given, want }) => {
    expect((await engine.search({ query: given })).without).toEqual(want);
  });

  test.each(['Kubernetes: record refunds', 'record refunds from Django'])(
    'do not keep "%s" from its page',
    async (given) => {
      expect((await urlsFor(engine, given))[0]).toBe('/refunds/');
    },
  );

  test.each([
    { given: 'invocie', want: ['invoice'] },
    { given: 'Record refundz', want: ['Record refunds'] },
    { given: 'creat an invoice', want: [] },
    { given: 'invoice', want: [] },
    { given: 'zzqxwv', want: [] },
  ])('lead from "$given" to $want', async ({ given, want }) => {
    const { suggestions } = await engine.search({ query: given });
    expect(suggestions).toEqual(want);
    for (const one of suggestions) expect(await urlsFor(engine, one)).not.toEqual([]);
  });

  test('are written in a suggestion as pages write them', async () => {
    const named = engineOf(recordsOf([{ titles: ['Guides', 'VeriFactu'], url: '/verifactu/' }]));
    expect((await named.search({ query: 'verifactoo' })).suggestions).toEqual(['VeriFactu']);
  });
});

test('the first letter of the next word leads to names that go on with it', async () => {
  const names = engineOf(
    recordsOf([
      {
        kind: 'property',
        titles: ['API: Objects', 'Invoice', 'exchange_code'],
        url: '/invoice/#exchange_code',
      },
      {
        kind: 'property',
        titles: ['API: Objects', 'Invoice', 'exchange_rate'],
        url: '/invoice/#exchange_rate',
      },
    ]),
  );
  expect((await urlsFor(names, 'exchange r'))[0]).toBe('/invoice/#exchange_rate');
});

test('a result has the rare words of a query rather than the common ones', async () => {
  const pages = Array.from({ length: 9 }, (_, number) => ({
    titles: ['Guides', `Invoice number ${number}`],
  }));
  const texts = engineOf(recordsOf([...pages, { titles: ['Guides', 'Page', 'Logo'], url: '/logo/' }]));
  expect((await urlsFor(texts, 'invoice number logo'))[0]).toBe('/logo/');
});

test('a place is one result, whichever of its records fit', async () => {
  const urls = await urlsFor(engine, 'refund');
  expect(urls).toEqual([...new Set(urls)]);
});

test('pages of results follow each other, under one true total', async () => {
  const all = await engine.search({ query: 'invoice', hitsPerPage: 100 });
  const first = await engine.search({ query: 'invoice', hitsPerPage: 2 });
  const second = await engine.search({ query: 'invoice', hitsPerPage: 2, page: 1 });
  expect(first.total).toBe(all.hits.length);
  expect([...first.hits, ...second.hits]).toEqual(all.hits.slice(0, 4));
});

test('numbers are never guessed', async () => {
  expect(await urlsFor(engine, '411')).toEqual([]);
});

test('filters on facets narrow results and their total', async () => {
  const ask = (facetFilters: (string | string[])[]) => engine.search({ query: 'invoice', facetFilters });
  const all = await engine.search({ query: 'invoice' });
  expect(
    (await ask(['language:en', ['docusaurus_tag:other', 'docusaurus_tag:docs-api-current']])).total,
  ).toBe(all.total);
  expect((await ask(['language:de'])).total).toBe(0);
  expect((await ask(['version:current', 'unknown:x'])).total).toBe(0);
  expect(all.facets).toEqual({
    language: { en: all.total },
    version: { current: all.total },
    docusaurus_tag: { 'docs-api-current': all.total },
  });
});
