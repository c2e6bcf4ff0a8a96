import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchFacets, SearchKind, SearchRecord } from '#core/contracts/search-records';
import { HIERARCHY_LEVELS } from '#core/search/levels';
import { tellingWords } from './text/telling-words';
import { indexWords } from './text/words';

/** Groups of words, each of which stands for the others: `[['refund', 'money back']]`. */
export type Synonyms = string[][];

/** What ranking needs to know of a record, beside the words that it has. */
export interface Traits {
  kind: SearchKind;
  /** Number of its address: records of one address are one result. */
  place: number;
  /** Number of its entry in `facets`. */
  facet: number;
  /** Telling words in its title. */
  titleLength: number;
  isText: boolean;
  /** Titles between its group and itself, itself included: 1 for a page and a term. */
  depth: number;
  rank: number;
  /** Of an operation: `POST /invoices/{id}`. */
  call?: string;
}

/** Everything that a search needs, as JSON. */
export interface SearchIndex {
  words: AsPlainObject;
  facets: SearchFacets[];
  synonyms: Synonyms;
  /** Words in the titles of pages and terms: what the docs are about. */
  topics: string[];
  records: SearchRecord[];
}

/** What is searched of a record. */
interface Fields {
  id: number;
  title: string;
  parents: string;
  keywords: string;
  content: string;
  traits: Traits;
}

/** How the index is made, and read again. Texts are split here, so that queries can be split in another way. */
export const INDEX_OPTIONS: Options<Fields> = {
  fields: ['title', 'parents', 'keywords', 'content'],
  storeFields: ['traits'],
  tokenize: (text) => indexWords(text),
  processTerm: (term) => term,
};

/** The titles of a record, from its group down. */
export function titlesOf({ hierarchy }: SearchRecord): string[] {
  return HIERARCHY_LEVELS.flatMap((level) => hierarchy[level] ?? []);
}

/** Makes the index of records, whose numbers are their places in the list. */
export function buildIndex(records: readonly SearchRecord[], synonyms: Synonyms): SearchIndex {
  const words = new MiniSearch(INDEX_OPTIONS);
  const facets = createNumbering<SearchFacets>((facet) => JSON.stringify(facet));
  const places = createNumbering<string>((url) => url);
  words.addAll(
    records.map((record, id) => ({
      id,
      ...fieldsOf(record),
      traits: traitsOf(record, facets.numberOf(facetsOf(record)), places.numberOf(record.url)),
    })),
  );
  return {
    words: words.toJSON(),
    facets: facets.list,
    synonyms,
    topics: listTopics(records),
    records: [...records],
  };
}

function listTopics(records: readonly SearchRecord[]): string[] {
  const titles = records.filter(isTopic).map((record) => titlesOf(record).at(-1) ?? '');
  return [...new Set(titles.flatMap(tellingWords))].toSorted();
}

/** Whole pages and terms; objects are left out, whose names are made of words like `result` and `input`. */
function isTopic({ kind, type }: SearchRecord): boolean {
  return kind === 'term' || (type === 'lvl1' && kind !== 'object');
}

function fieldsOf(record: SearchRecord): Omit<Fields, 'id' | 'traits'> {
  const titles = titlesOf(record);
  return {
    title: titles.at(-1) ?? '',
    parents: titles.slice(0, -1).join(' \n '),
    keywords: [...(record.keywords ?? []), record.method, record.path].join(' \n '),
    content: record.content ?? '',
  };
}

function traitsOf(record: SearchRecord, facet: number, place: number): Traits {
  const { kind, type, weight, method, path } = record;
  return {
    kind,
    place,
    facet,
    titleLength: tellingWords(titlesOf(record).at(-1) ?? '').length,
    isText: type === 'content',
    depth: kind === 'term' ? 1 : titlesOf(record).length - 1,
    rank: weight.page_rank,
    ...(kind === 'operation' && { call: `${method} ${path}` }),
  };
}

function facetsOf({ language, version, docusaurus_tag }: SearchRecord): SearchFacets {
  return { language, version, docusaurus_tag };
}

function createNumbering<Item>(keyOf: (item: Item) => string) {
  const numbers = new Map<string, number>();
  const list: Item[] = [];
  return {
    list,
    numberOf(item: Item): number {
      const known = numbers.get(keyOf(item));
      if (known !== undefined) return known;
      numbers.set(keyOf(item), list.length);
      return list.push(item) - 1;
    },
  };
}
