import type { SearchFacets, SearchKind } from '#core/contracts/search-records';
import type { PackedPostings } from './postings';
import type { PackedRecord } from './pack-records';
import type { PackedTraits } from './traits';

/** Groups of words, each of which stands for the others: `[['refund', 'money back']]`. */
export type Synonyms = string[][];

/** What ranking needs to know of a record, beside the words that it has. */
export interface Traits {
  kind: SearchKind;
  /** Number of its entry in `facets`. */
  facet: number;
  /** Telling words in its title. */
  titleLength: number;
  isText: boolean;
  /** Titles between its group and itself, itself included: 1 for a page and a term. */
  depth: number;
  rank: number;
}

/** Everything that a search needs, as JSON. Words and records have the numbers of their places. */
export interface SearchIndex {
  /** All words in the order of the alphabet, packed. */
  words: string;
  /** Numbers of the words in titles of pages and terms: what the docs are about. */
  topics: number[];
  /** Numbers of the words that several of these titles have: what the docs are about even where the rest of a query is not. */
  subjects: number[];
  /** Numbers of the words that titles of operations begin with: what one can do. */
  actions: number[];
  facets: SearchFacets[];
  synonyms: Synonyms;
  traits: PackedTraits;
  /** The number of the first word of every part of words, and of the first record of every part of records. */
  firstWords: number[];
  firstRecords: number[];
  /** The parts that are here already; the others are loaded when they are needed. */
  parts: Record<string, IndexPart>;
}

/** The records of words, or the texts of records. */
export type IndexPart = PackedPostings | PackedRecord[];

/** The name of a part, which is also that of its file. */
export function wordPartName(number: number): string {
  return `words-${number}`;
}

export function recordPartName(number: number): string {
  return `records-${number}`;
}
