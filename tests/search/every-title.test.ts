import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SearchRecord } from '#core/contracts/search-records';
import { titlesOf } from '../../search/index/fields';
import { readRecords, readSynonyms } from '../../site/search/read-index';
import { settings as site } from '../builders/own-site';
import { engineOf } from './fixture';
import { serves } from '../../tools/relevance/metrics';

/** As long as the search box is: so much of a selected text becomes the query. */
const BOX = 64;
/** The share of cases that must succeed: among some hundred, a few fail, such as two pages that say the same. */
const MOST = 0.98;
/** Words that no page has. */
const FOREIGN =
  'kubernetes django laravel shopify magento angular docker terraform symfony wordpress salesforce svelte'.split(
    ' ',
  );

const records = readRecords(site);
const engine = engineOf(records, readSynonyms(site));
const search = async (query: string) => {
  const { hits, without } = await engine.search({ query, hitsPerPage: 3 });
  return { urls: hits.map(({ record }) => record.url), without };
};

test('the beginning of each paragraph of the guides finds this paragraph first', async () => {
  const texts = records.filter(({ type }) => type === 'content');
  const lines = texts
    .flatMap(({ content }) => content?.split('\n') ?? [])
    .filter(({ length }) => length >= BOX);
  const queries = new Set(lines.map((line) => line.slice(0, BOX)));
  const lost: string[] = [];
  for (const query of queries) {
    const [first] = (await search(query)).urls;
    const same = texts.filter(({ content }) => content?.includes(query));
    if (!same.some(({ url }) => url === first)) lost.push(`${query} → ${first ?? 'nothing'}`);
  }
  expect(queries.size).toBeGreaterThan(300);
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(queries.size * (1 - MOST));
});

test('a word that no page has does not keep a title from its page', async () => {
  const titled = new Map<string, SearchRecord[]>();
  for (const record of records.filter(isPage)) {
    const title = titlesOf(record).at(-1) ?? '';
    titled.set(title, [...(titled.get(title) ?? []), record]);
  }
  const lost: string[] = [];
  let count = 0;
  for (const [title, pages] of titled) {
    const wanted = pages.map(({ url }) => url);
    const serving = ({ urls }: { urls: string[] }) => urls.some((url) => wanted.includes(url));
    const foreign = FOREIGN[count % FOREIGN.length] ?? '';
    if (!serving(await search(title))) continue;
    count += 1;
    for (const query of [`${title} ${foreign}`, `${foreign} ${title}`]) {
      const found = await search(query);
      if (!serving(found) || found.without.join() !== foreign)
        lost.push(`${query} → ${found.urls.join(' ')}`);
    }
  }
  expect(count).toBeGreaterThan(titled.size * MOST);
  expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(2 * count * (1 - MOST));
});

test('words of tax people, of other vendors and of other languages lead to what they mean here', async () => {
  const lost: string[] = [];
  for (const { q, want } of readWords()) {
    const { urls, without } = await search(q);
    const isServed =
      want.length === 0
        ? urls.length === 0 || without.length > 0
        : urls.some((url) => want.some((one) => serves(url, one)));
    if (!isServed) lost.push(`${q} → ${urls.join(' ')}`);
  }
  expect(lost).toEqual([]);
});

test('these words are known by addresses that there are', () => {
  const urls = new Set(records.flatMap(({ url }) => [url, url.split('#')[0]]));
  const gone = readWords().filter(({ want }) => want.length > 0 && !want.some((url) => urls.has(url)));
  expect(gone).toEqual([]);
});

function isPage({ kind, type }: SearchRecord): boolean {
  return type === 'lvl1' || kind === 'term';
}

/** Queries of readers who know other tax systems and products; those that we do not explain have no address. */
function readWords(): { q: string; want: string[] }[] {
  const lines = readFileSync(join(__dirname, 'words.jsonl'), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as { q: string; want: string[] });
}
