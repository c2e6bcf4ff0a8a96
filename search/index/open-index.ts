import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';
import { lowerBound } from '../lower-bound';
import { createThesaurus, type Thesaurus } from '../thesaurus';
import { createVocabulary, type Vocabulary } from '../vocabulary';
import { type PackedRecord, unpackRecords } from './pack-records';
import { type PackedPostings, type Postings, unpackPostings } from './postings';
import { type IndexPart, recordPartName, type SearchIndex, wordPartName } from './search-index';
import { type RecordMetaTable, unpackMeta } from './record-meta';
import { unpackWords } from './words';

/** An open index. Its data is in memory, or in files that are loaded on demand. */
export interface IndexSource extends RecordMetaTable {
  vocabulary: Vocabulary;
  facets: SearchFacets[];
  thesaurus: Thesaurus;
  topics: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  actions: ReadonlySet<string>;
  /** Must be awaited before `postings` is asked for these words. */
  loadWords(words: readonly string[]): Promise<void>;
  postings(word: string): Postings;
  records(numbers: readonly number[]): Promise<SearchRecord[]>;
}

const NONE: Postings = { records: [], scores: [], fields: [] };

/** @param loadPart loads a part that is not in the index itself. Called once per part, and again after a failure. */
export function openIndex(
  index: SearchIndex,
  loadPart: (name: string) => Promise<IndexPart> = (name) => Promise.reject(new Error(`${name} is missing.`)),
): IndexSource {
  const { facets, synonyms, firstWords, firstRecords } = index;
  const meta = unpackMeta(index.meta);
  const words = unpackWords(index.words);
  const numbers = new Map(words.map((word, number) => [word, number]));
  const postings = new Map<string, Postings>();
  const loadRecords = remember(async (part: number) =>
    unpackRecords(
      (await load(recordPartName(part))) as PackedRecord[],
      facets,
      meta.pages.slice(firstRecords[part] ?? 0),
    ),
  );
  const loadWordPart = remember(async (part: number) => {
    const first = firstWords[part] ?? 0;
    unpackPostings((await load(wordPartName(part))) as PackedPostings).forEach((one, offset) =>
      postings.set(words[first + offset] ?? '', one),
    );
  });
  const wordsAt = (some: readonly number[]) => new Set(some.flatMap((number) => words[number] ?? []));
  const load = async (name: string): Promise<IndexPart> => index.parts[name] ?? (await loadPart(name));
  return {
    ...meta,
    vocabulary: createVocabulary(words),
    facets,
    thesaurus: createThesaurus(synonyms),
    topics: wordsAt(index.topics),
    subjects: wordsAt(index.subjects),
    actions: wordsAt(index.actions),
    async loadWords(asked) {
      const parts = asked.flatMap((word) => {
        const number = numbers.get(word);
        return number === undefined ? [] : [partOf(number, firstWords)];
      });
      await Promise.all([...new Set(parts)].map(loadWordPart));
    },
    postings: (word) => postings.get(word) ?? NONE,
    async records(asked) {
      const found = await Promise.all(
        asked.map(async (number) => {
          const part = partOf(number, firstRecords);
          return (await loadRecords(part))[number - (firstRecords[part] ?? 0)] ?? [];
        }),
      );
      return found.flat();
    },
  };
}

/** The last part that starts at or before the number. */
function partOf(number: number, firsts: readonly number[]): number {
  return lowerBound(firsts, (first) => first <= number) - 1;
}

/** Caches loaded parts; a failed part is loaded again when it is next needed. */
function remember<Value>(load: (part: number) => Promise<Value>): (part: number) => Promise<Value> {
  const loading = new Map<number, Promise<Value>>();
  return (part) => {
    const known = loading.get(part);
    if (known) return known;
    const next = load(part);
    loading.set(part, next);
    next.catch(() => loading.delete(part));
    return next;
  };
}
