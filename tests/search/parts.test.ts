import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../search/engine';
import { buildIndex, MAX_WHOLE } from '../../search/index/build-index';
import { type IndexFile, listFiles } from '../../search/index/list-files';
import { openIndex } from '../../search/index/open-index';
import { packRecords, unpackRecords } from '../../search/index/pack-records';
import type { IndexPart, SearchIndex } from '../../search/index/search-index';
import { listFacets } from '../../search/index/facets';
import { settings as site } from '../builders/own-site';
import { readRecords, readSynonyms } from '../../site/search/read-index';
import { createLargeRecords, NOUNS } from '../../tools/bench/search/large-description';
import { servedSize } from '../../tools/pages/served-size';
import { readJudgedQueries } from '../../tools/relevance/judged-queries';

const synonyms = readSynonyms(site);
/** The compressed size that a first query may load: of this site, and of a description whose whole index has 86 KB. */
const FIRST_QUERY = 150_000;
const FIRST_QUERY_IN_PARTS = 50_000;

const parse = <Content>(text: string | undefined) => JSON.parse(text ?? '') as Content;

describe('the index of this site', () => {
  const records = readRecords(site);

  test('is one file that a first query can wait for', () => {
    const files = listFiles(buildIndex(records, synonyms), 'search/index.json');
    expect(files.map(({ path }) => path)).toEqual(['search/index.json']);
    expect(servedSize(files[0]?.content ?? '')).toBeLessThan(FIRST_QUERY);
  });

  test('gives each record back, without the keywords and cells that nobody is shown', () => {
    const facets = listFacets(records);
    const pages = records.map((record) => record.url_without_anchor);
    const shown = records.map((record) => ({ ...record, keywords: undefined, cells: undefined }));
    expect(unpackRecords(packRecords(records, facets), facets, pages)).toEqual(shown);
  });

  test('finds the same when it is split', async () => {
    const [whole, split] = [false, true].map((isSplit) =>
      createEngine(openIndex(buildIndex(records, synonyms, isSplit))),
    ) as [Engine, Engine];
    for (const { q } of readJudgedQueries().filter((_, number) => number % 4 === 0))
      expect(await split.search({ query: q }), q).toEqual(await whole.search({ query: q }));
  });
});

describe('the index of a large description', () => {
  let whole: Engine;
  let head: SearchIndex;
  let files: Map<string, string>;
  let sizes: Map<string, number>;

  beforeAll(() => {
    const records = createLargeRecords();
    expect(records.length).toBeGreaterThan(MAX_WHOLE);
    whole = createEngine(openIndex(buildIndex(records, synonyms, false)));
    const list: IndexFile[] = listFiles(buildIndex(records, synonyms), 'index.json');
    files = new Map(list.map(({ path, content }) => [path, content]));
    sizes = new Map(list.map(({ path, content }) => [path, servedSize(content)]));
    head = parse(files.get('index.json'));
  });

  /** An engine that has loaded nothing but the first file. */
  const start = (loaded: string[]) =>
    createEngine(
      openIndex(head, (name) => {
        loaded.push(`index/${name}.json`);
        return Promise.resolve(parse<IndexPart>(files.get(`index/${name}.json`)));
      }),
    );

  const queries = [
    ...NOUNS.filter((_, number) => number % 20 === 0),
    ...[
      'create a bado',
      'Get a quinster',
      'remove the vali of a pare',
      'POST /bado/0',
      'bado_bado',
      'quinstre',
    ],
    ...['li', 'update', 'create', 'get', 'narrows the list', 'objects', '200', 'weather in paris'],
  ];

  test('finds what it finds as a whole', async () => {
    const engine = start([]);
    for (const query of queries)
      expect(await engine.search({ query }), query).toEqual(await whole.search({ query }));
    expect((await engine.search({ query: 'create a bado' })).total).toBeGreaterThan(0);
  });

  test('answers a first query after few of its files', async () => {
    for (const query of queries) {
      const loaded: string[] = [];
      await start(loaded).search({ query });
      const bytes = ['index.json', ...loaded].reduce((sum, path) => sum + (sizes.get(path) ?? Infinity), 0);
      expect(bytes, query).toBeLessThan(FIRST_QUERY_IN_PARTS);
    }
  });

  test('loads each file once', async () => {
    const loaded: string[] = [];
    const engine = start(loaded);
    await Promise.all(['create a bado', 'create', 'bado'].map((query) => engine.search({ query })));
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded).toEqual([...new Set(loaded)]);
  });

  test('loads a file that failed when it is next needed', async () => {
    let isDown = true;
    const engine = createEngine(
      openIndex(head, (name) =>
        isDown
          ? Promise.reject(new Error('The network is down.'))
          : Promise.resolve(parse<IndexPart>(files.get(`index/${name}.json`))),
      ),
    );
    await expect(engine.search({ query: 'bado' })).rejects.toThrow('The network is down.');
    isDown = false;
    expect(await engine.search({ query: 'bado' })).toEqual(await whole.search({ query: 'bado' }));
  });
});
