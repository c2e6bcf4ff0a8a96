import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { HierarchyLevel, SearchFacets, SearchKind, SearchRecord } from '#core/contracts/search-records';
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
  /** Words in its title, counted as the index counts them. */
  titleLength: number;
  isText: boolean;
  rank: number;
  /** Of an operation: `POST /invoices/{id}`. */
  call?: string;
}

/** Everything that a search needs, as JSON. */
export interface SearchIndex {
  words: AsPlainObject;
  facets: SearchFacets[];
  synonyms: Synonyms;
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

const LEVELS: HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The titles of a record, from its group down. */
export function titlesOf({ hierarchy }: SearchRecord): string[] {
  return LEVELS.flatMap((level) => hierarchy[level] ?? []);
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
  return { words: words.toJSON(), facets: facets.list, synonyms, records: [...records] };
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
    titleLength: new Set(indexWords(titlesOf(record).at(-1) ?? '')).size,
    isText: type === 'content',
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
