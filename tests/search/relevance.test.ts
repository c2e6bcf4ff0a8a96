import { beforeAll, describe, expect, test } from 'vitest';
import { settings as site } from '../builders/own-site';
import { readRecords, readSynonyms } from '../../site/search/read-index';
import { engineOf } from './fixture';
import { type JudgedQuery, readJudgedQueries, readLaterQueries } from '../../tools/relevance/judged-queries';
import { judge, measure, type Outcome } from '../../tools/relevance/metrics';

const records = readRecords(site);
let outcomes: Outcome[] = [];

beforeAll(async () => {
  const engine = engineOf(records, readSynonyms(site));
  outcomes = await judge([...readJudgedQueries(), ...readLaterQueries()], async (query) => {
    const { hits } = await engine.search({ query, hitsPerPage: 10 });
    return hits.map(({ record }) => record.url);
  });
});

/** Those that should find something. */
const inSets = (...sets: JudgedQuery['set'][]) =>
  outcomes.filter(({ query }) => sets.includes(query.set) && query.want.length > 0);

describe('the search', () => {
  test('serves the queries of the test set', () => {
    const { mrr, success3 } = measure(inSets('test'));
    expect(mrr).toBeGreaterThanOrEqual(0.92);
    expect(success3).toBeGreaterThanOrEqual(0.97);
  });

  test('serves the queries that it is tuned on no worse', () => {
    const { mrr, success3 } = measure(inSets('dev', 'tuning'));
    expect(mrr).toBeGreaterThanOrEqual(0.92);
    expect(success3).toBeGreaterThanOrEqual(0.97);
  });

  test('finds nothing for nonsense', () => {
    const nonsense = outcomes.filter(
      ({ query }) => !['holdout', 'natural'].includes(query.set) && query.want.length === 0,
    );
    const { success1 } = measure(nonsense);
    expect(success1).toBeGreaterThanOrEqual(0.9);
  });

  test('is judged by at least 150 queries, those about one page in one set', () => {
    const queries = readJudgedQueries();
    expect(queries.length).toBeGreaterThanOrEqual(150);
    const sets = new Map<string, Set<string>>();
    for (const { set, want } of queries)
      for (const page of want.slice(0, 1).map((url) => url.split('#')[0] ?? ''))
        sets.set(page, (sets.get(page) ?? new Set()).add(set));
    expect([...sets].filter(([, names]) => names.size > 1)).toEqual([]);
  });

  test('is judged by addresses of which records have at least one', () => {
    const urls = new Set(records.flatMap(({ url }) => [url, url.split('#')[0]]));
    const lost = [...readJudgedQueries(), ...readLaterQueries()].filter(
      ({ want }) => want.length > 0 && !want.some((url) => urls.has(url)),
    );
    expect(lost.map(({ q }) => q)).toEqual([]);
  });
});
