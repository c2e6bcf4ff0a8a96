import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { runQueries } from '../../search/algolia';
import { readQueries } from '../../search/algolia-query';
import { engineOf, recordsOf } from './fixture';

const hostile = '<img src=x onerror=alert(1)>';
const engine = engineOf(
  recordsOf([
    {
      titles: [`Guides ${hostile}`, `Refunds ${hostile}`],
      url: '/refunds/',
      content: `${hostile} Refund "it" & more.`,
    },
    {
      kind: 'property',
      titles: ['API', 'Contact', 'tax_id'],
      url: '/contact/#tax_id',
      content: 'one two three four five six seven eight nine ten eleven twelve refundable thirteen',
    },
  ]),
);
const ask = async (payload: Json) =>
  (await runQueries(engine, readQueries(payload), 'https://docs.example')).results;

describe('results in the words of Algolia', () => {
  test('come for flat queries, for queries with params, and for params as text', async () => {
    const flat = await ask({ requests: [{ indexName: 'docs', query: 'refund', hitsPerPage: 1 }] });
    const nested = await ask([{ indexName: 'docs', params: { query: 'refund', hitsPerPage: 1 } }]);
    const text = await ask({ requests: [{ indexName: 'docs', params: 'query=refund&hitsPerPage=1' }] });
    expect(nested).toEqual(flat);
    expect(text).toEqual(flat);
    expect(flat[0]).toMatchObject({
      index: 'docs',
      query: 'refund',
      page: 0,
      hitsPerPage: 1,
      nbHits: 2,
      nbPages: 2,
    });
  });

  test('have absolute addresses', async () => {
    const [result] = await ask({ requests: [{ query: 'tax id' }] });
    expect(result?.hits[0]?.url).toBe('https://docs.example/contact/#tax_id');
  });

  test('mark the words of the document, not the typed ones', async () => {
    const [result] = await ask({
      requests: [{ query: 'taxid', highlightPreTag: '<mark>', highlightPostTag: '</mark>' }],
    });
    expect(result?.hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe('<mark>tax</mark>_<mark>id</mark>');
  });

  test('leave out the levels that a record does not have', async () => {
    const [result] = await ask({ requests: [{ query: 'tax id' }] });
    expect(Object.keys(result?.hits[0]?._highlightResult.hierarchy ?? {})).toEqual(['lvl0', 'lvl1', 'lvl2']);
  });

  test('hold no markup of a record', async () => {
    const results = await ask({ requests: [{ query: 'refunds' }] });
    const shown = results.flatMap(({ hits }) =>
      hits.map((hit) => [hit._highlightResult, hit._snippetResult]),
    );
    expect(JSON.stringify(shown)).toContain('&lt;img');
    expect(JSON.stringify(shown)).not.toContain('<img');
  });

  test('cut long strings around the match', async () => {
    const [result] = await ask({ requests: [{ query: 'eleven', attributesToSnippet: ['content:4'] }] });
    expect(result?.hits[0]?._snippetResult.content?.value).toBe('…nine ten <em>eleven</em> twelve…');
  });

  test.each<Json>([null, 7, 'x', {}, { requests: 'x' }, { requests: [null, 3] }])(
    'are empty for %j',
    async (payload) => {
      expect(await ask(payload)).toEqual([]);
    },
  );

  test.each<JsonObject>([
    { page: -1 },
    { page: 'x' },
    { hitsPerPage: 1e9 },
    { facetFilters: { a: 1 } },
    { query: ['x'] },
  ])('survive the odd parameter %j', async (odd) => {
    const [result] = await ask({ requests: [{ query: 'refund', ...odd }] });
    expect(result?.page).toBe(0);
    expect(result?.hitsPerPage).toBeLessThanOrEqual(100);
  });
});
