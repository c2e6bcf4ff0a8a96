import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type { SearchRecord } from '#core/contracts/search-records';
import { titlesOf } from '../../search/search-index';
import type { Search } from './metrics';

/** The same texts for every engine. */
interface Document {
  id: number;
  title: string;
  parents: string;
  keywords: string;
  content: string;
}

const FIELDS = ['title', 'parents', 'keywords', 'content'] as const;
const BOOSTS = { title: 4, keywords: 2.5, parents: 1.5, content: 1 };

/** Other engines over the same records, set up as their documentation shows for a search of docs. */
export function createCompetitors(records: readonly SearchRecord[]): Record<string, Search> {
  const documents = records.map(toDocument);
  const urlsOf = (numbers: readonly number[]) =>
    [...new Set(numbers.flatMap((number) => records[number]?.url ?? []))].slice(0, 10);
  return {
    'MiniSearch defaults': withUrls(searchMiniSearch(documents), urlsOf),
    lunr: withUrls(searchLunr(documents), urlsOf),
    'Fuse.js': withUrls(searchFuse(documents), urlsOf),
  };
}

function withUrls(find: (query: string) => number[], urlsOf: (numbers: number[]) => string[]): Search {
  return (query) => Promise.resolve(urlsOf(find(query)));
}

function toDocument(record: SearchRecord, id: number): Document {
  const titles = titlesOf(record);
  return {
    id,
    title: titles.at(-1) ?? '',
    parents: titles.slice(0, -1).join(' '),
    keywords: [...(record.keywords ?? []), record.method, record.path].join(' '),
    content: record.content ?? '',
  };
}

function searchMiniSearch(documents: readonly Document[]): (query: string) => number[] {
  const index = new MiniSearch<Document>({ fields: [...FIELDS] });
  index.addAll(documents);
  return (query) =>
    index.search(query, { prefix: true, fuzzy: 0.2, boost: BOOSTS }).map(({ id }) => id as number);
}

function searchLunr(documents: readonly Document[]): (query: string) => number[] {
  const index = lunr(function () {
    this.ref('id');
    for (const field of FIELDS) this.field(field, { boost: BOOSTS[field] });
    for (const document of documents) this.add(document);
  });
  return (query) =>
    index
      .query((builder) => {
        for (const token of lunr.tokenizer(query.replace(/[_/{}]/g, ' '))) {
          builder.term(token.toString(), { boost: 10 });
          builder.term(token.toString(), { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
          builder.term(token.toString(), { editDistance: 1, boost: 0.5 });
        }
      })
      .map(({ ref }) => Number(ref));
}

function searchFuse(documents: readonly Document[]): (query: string) => number[] {
  const fuse = new Fuse(documents, {
    keys: FIELDS.map((name) => ({ name, weight: BOOSTS[name] })),
    ignoreLocation: true,
    useTokenSearch: true,
    threshold: 0.3,
  });
  return (query) => (query.trim() === '' ? [] : fuse.search(query, { limit: 50 }).map(({ item }) => item.id));
}
