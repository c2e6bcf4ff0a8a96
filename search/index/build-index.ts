import type { SearchRecord } from '#core/contracts/search-records';
import { STOP_WORDS } from '../text/stop-words';
import { splitNames } from '../text/words';
import { stemOf } from '../text/stem';
import { significantWords } from '../text/significant-words';
import { listFacets } from './facets';
import { titlesOf } from './fields';
import { packRecords } from './pack-records';
import { packPostings, type Postings } from './postings';
import { scoreWords } from './score-words';
import {
  type IndexPart,
  recordPartName,
  type SearchIndex,
  type Synonyms,
  wordPartName,
} from './search-index';
import { describeRecords, packMeta } from './record-meta';
import { packWords } from './words';

/** An index with more records is split. */
export const MAX_WHOLE = 5000;

/** Records in a part of records; postings in a part of words, unless a single word has more. */
const RECORDS_IN_PART = 64;
const POSTINGS_IN_PART = 2000;

/**
 * Builds the index of records, which are numbered by their index in the list.
 * @param isSplit whether to split it into many small parts, of which a query needs few.
 */
export function buildIndex(
  records: readonly SearchRecord[],
  synonyms: Synonyms,
  isSplit = records.length > MAX_WHOLE,
): SearchIndex {
  const scored = scoreWords(records);
  const words = [...scored.keys()];
  const facets = listFacets(records);
  const wordParts = splitWords([...scored.values()], isSplit ? POSTINGS_IN_PART : Infinity);
  const recordParts = splitRecords(records, isSplit ? RECORDS_IN_PART : Infinity);
  return {
    words: packWords(words),
    topics: numbersOf(topicsOf(records), words),
    subjects: numbersOf(subjectsOf(records, words), words),
    actions: numbersOf(actionsOf(records), words),
    facets,
    synonyms,
    meta: packMeta(describeRecords(records, facets)),
    firstWords: firstNumbers(wordParts),
    firstRecords: firstNumbers(recordParts),
    parts: Object.fromEntries<IndexPart>([
      ...wordParts.map((part, number) => [wordPartName(number), packPostings(part)] as const),
      ...recordParts.map((part, number) => [recordPartName(number), packRecords(part, facets)] as const),
    ]),
  };
}

function splitWords(postings: readonly Postings[], limit: number): Postings[][] {
  const parts: Postings[][] = [];
  let left = 0;
  for (const one of postings) {
    const { length } = one.records;
    if (parts.length === 0 || length > left) {
      parts.push([]);
      left = limit;
    }
    parts.at(-1)?.push(one);
    left -= length;
  }
  return parts;
}

function splitRecords(records: readonly SearchRecord[], limit: number): (readonly SearchRecord[])[] {
  if (records.length <= limit) return [records];
  return Array.from({ length: Math.ceil(records.length / limit) }, (_, number) =>
    records.slice(number * limit, (number + 1) * limit),
  );
}

function firstNumbers(parts: readonly (readonly unknown[])[]): number[] {
  let next = 0;
  return parts.map(({ length }) => (next += length) - length);
}

/** @param words sorted. */
function numbersOf(some: ReadonlySet<string>, words: readonly string[]): number[] {
  return words.flatMap((word, number) => (some.has(word) ? [number] : []));
}

/** Words in titles of pages and terms. Parts of names do not count: `TicketBAI` is not about tickets. */
function topicsOf(records: readonly SearchRecord[]): Set<string> {
  return new Set(records.filter(isTopic).flatMap(wordsOfTitle));
}

/** Words, in all their forms, that several of these titles share and that are not actions. */
function subjectsOf(records: readonly SearchRecord[], words: readonly string[]): Set<string> {
  const titles = records.filter(isTopic).map((record) => new Set(wordsOfTitle(record).map(stemOf)));
  const counts = new Map<string, number>();
  for (const stem of titles.flatMap((stems) => [...stems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const actions = new Set([...actionsOf(records)].map(stemOf));
  return new Set(words.filter((word) => (counts.get(stemOf(word)) ?? 0) > 1 && !actions.has(stemOf(word))));
}

function wordsOfTitle(record: SearchRecord): string[] {
  const words = splitNames(titleOf(record)).map((name) => name.join(''));
  return words.filter((word) => !STOP_WORDS.has(word));
}

function actionsOf(records: readonly SearchRecord[]): Set<string> {
  const operations = records.filter(({ kind }) => kind === 'operation');
  return new Set(operations.flatMap((record) => significantWords(titleOf(record)).slice(0, 1)));
}

function titleOf(record: SearchRecord): string {
  return titlesOf(record).at(-1) ?? '';
}

/** Pages and terms, except objects, whose names contain words like `result` and `input`. */
function isTopic({ kind, type }: SearchRecord): boolean {
  return kind === 'term' || (type === 'lvl1' && kind !== 'object');
}
