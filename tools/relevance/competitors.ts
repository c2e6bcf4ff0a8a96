import Fuse from 'fuse.js';
import lunr from 'lunr';
import MiniSearch from 'minisearch';
import type { SearchRecord } from '#core/contracts/search-records';
import { FIELD_NAMES, type FieldName, fieldsOf } from '../../search/index/fields';
import type { Search } from './metrics';

/** The same content for every engine. */
export type Document = Record<FieldName, string> & { id: number };

const BOOSTS = { title: 4, keywords: 2.5, parents: 1.5, content: 1 };

/** Other engines over the same records, set up as their documentation shows for a search of docs. */
export function createCompetitors(records: readonly SearchRecord[]): Record<string, Search> {
  const documents = documentsOf(records);
  const urlsOf = (numbers: readonly number[]) =>
    [...new Set(numbers.flatMap((number) => records[number]?.url ?? []))].slice(0, 10);
  return {
    'MiniSearch defaults': withUrls(searchMiniSearch(documents), urlsOf),
    lunr: withUrls(searchLunr(documents), urlsOf),
    'Fuse.js': withUrls(searchFuse(documents), urlsOf),
  };
}

export function documentsOf(records: readonly SearchRecord[]): Document[] {
  return records.map((record, id) => ({ id, ...fieldsOf(record) }));
}

function withUrls(find: (query: string) => number[], urlsOf: (numbers: number[]) => string[]): Search {
  return (query) => Promise.resolve(urlsOf(find(query)));
}

function searchMiniSearch(documents: readonly Document[]): (query: string) => number[] {
  const index = new MiniSearch<Document>(MINI_SEARCH);
  index.addAll(documents);
  return (query) => askMiniSearch(index, query);
}

/** The options of MiniSearch, for indexing the documents and for loading the index again. */
export const MINI_SEARCH = { fields: [...FIELD_NAMES] };

/** The numbers of the documents, best first. */
export function askMiniSearch(index: MiniSearch<Document>, query: string): number[] {
  return index.search(query, { prefix: true, fuzzy: 0.2, boost: BOOSTS }).map(({ id }) => id as number);
}

function searchLunr(documents: readonly Document[]): (query: string) => number[] {
  const index = buildLunr(documents);
  return (query) => askLunr(index, query);
}

export function buildLunr(documents: readonly Document[]): lunr.Index {
  return lunr(function () {
    this.ref('id');
    for (const field of FIELD_NAMES) this.field(field, { boost: BOOSTS[field] });
    for (const document of documents) this.add(document);
  });
}

/** The numbers of the documents, best first. */
export function askLunr(index: lunr.Index, query: string): number[] {
  const found = index.query((builder) => {
    for (const token of lunr.tokenizer(query.replace(/[_/{}]/g, ' '))) {
      builder.term(token.toString(), { boost: 10 });
      builder.term(token.toString(), { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
      builder.term(token.toString(), { editDistance: 1, boost: 0.5 });
    }
  });
  return found.map(({ ref }) => Number(ref));
}

function searchFuse(documents: readonly Document[]): (query: string) => number[] {
  const fuse = new Fuse(documents, {
    keys: FIELD_NAMES.map((name) => ({ name, weight: BOOSTS[name] })),
    ignoreLocation: true,
    useTokenSearch: true,
    threshold: 0.3,
  });
  return (query) => (query.trim() === '' ? [] : fuse.search(query, { limit: 50 }).map(({ item }) => item.id));
}
