import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { SearchRecord } from '#core/contracts/search-records';
import { titlesOf } from './index/fields';
import type { IndexSource } from './index/open-index';
import { compare, type Ranked } from './rank';
import { topK } from './top-k';
import { splitWords } from './text/words';

/** A run of that many words, and that share of the query, cannot match by chance. */
const MIN_WORDS = 5;
const MIN_PART = 0.6;
/** Number of results to check, which is one page; a record with all words of the query is among them. */
const DEPTH = 32;
/** Exceeds any score, because readers who quote a record want that one. */
const QUOTE = 1000;

/** Boosts records that contain the query verbatim, stop words included, such as a selection from a page. */
export async function raiseQuotes(
  ranked: readonly Ranked[],
  query: string,
  source: IndexSource,
): Promise<readonly Ranked[]> {
  const words = splitWords(query).map(({ term }) => term);
  if (words.length < MIN_WORDS) return ranked;
  const quotes = new Map<Ranked, Ranked>();
  for (const one of topK(ranked, DEPTH, compare)) {
    const quote = await findQuote(one, words, source);
    if (quote) quotes.set(one, quote);
  }
  return quotes.size === 0 ? ranked : ranked.map((one) => quotes.get(one) ?? one);
}

/** Replaces the record of a result by the one with the same URL that contains the quote, and boosts it. */
async function findQuote(
  ranked: Ranked,
  words: readonly string[],
  source: IndexSource,
): Promise<Ranked | undefined> {
  const numbers = recordsAt(source.groups[ranked.record] ?? ranked.record, source);
  const records = await source.records(numbers);
  const lengths = records.map((record) =>
    Math.max(...termsOf(record, source).map((terms) => longestRun(words, terms))),
  );
  const longest = Math.max(...lengths);
  if (longest < Math.max(MIN_WORDS, words.length * MIN_PART)) return undefined;
  const record = numbers[lengths.indexOf(longest)] ?? ranked.record;
  return { ...ranked, record, score: ranked.score + QUOTE * longest };
}

/** The records of one URL, which are consecutive. */
function recordsAt(group: number, { groups }: IndexSource): number[] {
  const numbers = [];
  for (let number = group; groups[number] === group; number++) numbers.push(number);
  return numbers;
}

/** The terms of the title and the text of records that were checked: readers type a query letter by letter. */
const known = new WeakMap<IndexSource, Map<SearchRecord, string[][]>>();
/** Limits the memory of a server with a large index. */
const MAX_KNOWN = 2000;

function termsOf(record: SearchRecord, source: IndexSource): string[][] {
  const records = getOrInsertComputed(known, source, () => new Map<SearchRecord, string[][]>());
  if (records.size > MAX_KNOWN) records.clear();
  return getOrInsertComputed(records, record, () =>
    [titlesOf(record).at(-1), record.content].map((text) => splitWords(text ?? '').map(({ term }) => term)),
  );
}

/** Length of the longest run of query words in a string; the last word may be cut off. */
function longestRun(words: readonly string[], terms: readonly string[]): number {
  const last = words.length - 1;
  let longest = 0;
  let before: number[] = [];
  for (const term of terms) {
    const runs = words.map((word, index) =>
      term === word || (index === last && term.startsWith(word)) ? 1 + (before[index - 1] ?? 0) : 0,
    );
    longest = Math.max(longest, ...runs);
    before = runs;
  }
  return longest;
}
