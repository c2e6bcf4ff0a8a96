import type { SearchFacets, SearchKind } from '#core/contracts/search-records';
import type { PackedPostings } from './postings';
import type { PackedRecord } from './pack-records';
import type { PackedRecordMeta } from './record-meta';

/** Groups of synonyms: `[['refund', 'money back']]`. */
export type Synonyms = string[][];

/** Ranking metadata of a record, in addition to its words. */
export interface RecordMeta {
  kind: SearchKind;
  /** Index in `facets`. */
  facet: number;
  /** Number of significant words in its title. */
  titleLength: number;
  isText: boolean;
  /** Number of titles below its group: 1 for a page or a term. */
  depth: number;
  rank: number;
}

/** The data of a search engine, as JSON. Words and records are numbered by their index. */
export interface SearchIndex {
  /** All words, sorted and packed. */
  words: string;
  /** Words in titles of pages and terms: the topics of the docs. */
  topics: number[];
  /** Words that several of these titles share: topics even when the rest of a query is unknown. */
  subjects: number[];
  /** First words of the titles of operations: the actions. */
  actions: number[];
  facets: SearchFacets[];
  synonyms: Synonyms;
  meta: PackedRecordMeta;
  /** First word of each part of words, and first record of each part of records. */
  firstWords: number[];
  firstRecords: number[];
  /** The included parts; others are loaded on demand. */
  parts: Record<string, IndexPart>;
}

/** The postings of words, or the contents of records. */
export type IndexPart = PackedPostings | PackedRecord[];

/** Name of a part and of its file. */
export function wordPartName(number: number): string {
  return `words-${number}`;
}

export function recordPartName(number: number): string {
  return `records-${number}`;
}
