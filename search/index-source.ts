import MiniSearch from 'minisearch';
import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';
import { INDEX_OPTIONS, type SearchIndex, type Synonyms, type Traits } from './search-index';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** A record that has a word: how well it fits, and in which of its fields the word stands. */
export interface Posting {
  record: number;
  score: number;
  fields: string[];
  traits: Traits;
}

/** Where the engine gets its index from: memory, or files that are loaded when they are needed. */
export interface IndexSource {
  vocabulary: Vocabulary;
  facets: SearchFacets[];
  synonyms: Synonyms;
  topics: ReadonlySet<string>;
  /** Must be awaited before `postings` is asked for these words. */
  loadWords(words: readonly string[]): Promise<void>;
  postings(word: string): Posting[];
  records(numbers: readonly number[]): Promise<SearchRecord[]>;
}

/** Titles say what a record is about; parents and text only what it has to do with. */
const BOOSTS = { title: 4, keywords: 2, parents: 1.5, content: 1 };

/** An index that is there as a whole. */
export function createWholeSource({ words, facets, synonyms, topics, records }: SearchIndex): IndexSource {
  const miniSearch = MiniSearch.loadJS(words, INDEX_OPTIONS);
  return {
    vocabulary: createVocabulary(words.index.map(([word]) => word)),
    facets,
    synonyms,
    topics: new Set(topics),
    loadWords: () => Promise.resolve(),
    postings: (word) => readPostings(miniSearch, word),
    records: (numbers) => Promise.resolve(numbers.flatMap((number) => records[number] ?? [])),
  };
}

/** The records that have exactly this word. */
export function readPostings(miniSearch: MiniSearch, word: string): Posting[] {
  return miniSearch
    .search(word, { tokenize: (text) => [text], processTerm: (term) => term, boost: BOOSTS })
    .map(({ id, score, match, traits }) => ({
      record: id as number,
      score,
      fields: match[word] ?? [],
      traits: traits as Traits,
    }));
}
