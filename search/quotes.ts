import { titlesOf } from './index/fields';
import type { IndexSource } from './index/open-index';
import { compare, type Ranked } from './rank';
import { takeBest } from './take-best';
import { splitWords } from './text/words';

/** A selected text: so many words in a row, and so large a part of the query, are found by chance nowhere else. */
const MIN_WORDS = 5;
const MIN_PART = 0.6;
/** As many results as one page shows are read for it; a text that has all words of the query is among them. */
const DEPTH = 32;
/** More than any score: whoever quotes a text wants that one. */
const QUOTE = 1000;

/** Raises results whose title or text has the query word for word, idle words included, such as one that was selected on a page. */
export async function raiseQuotes(
  ranked: readonly Ranked[],
  query: string,
  source: IndexSource,
): Promise<readonly Ranked[]> {
  const words = splitWords(query).map(({ term }) => term);
  if (words.length < MIN_WORDS) return ranked;
  const quotes = new Map<Ranked, Ranked>();
  for (const one of takeBest(ranked, DEPTH, compare)) {
    const quote = await findQuote(one, words, source);
    if (quote) quotes.set(one, quote);
  }
  return quotes.size === 0 ? ranked : ranked.map((one) => quotes.get(one) ?? one);
}

/** The result with the record of its place that has the words. */
async function findQuote(
  ranked: Ranked,
  words: readonly string[],
  source: IndexSource,
): Promise<Ranked | undefined> {
  const numbers = recordsAt(source.places[ranked.record] ?? ranked.record, source);
  const records = await source.records(numbers);
  const lengths = records.map((record) =>
    Math.max(...[titlesOf(record).at(-1), record.content].map((text) => longestRun(words, text ?? ''))),
  );
  const longest = Math.max(...lengths);
  if (longest < Math.max(MIN_WORDS, words.length * MIN_PART)) return undefined;
  const record = numbers[lengths.indexOf(longest)] ?? ranked.record;
  return { ...ranked, record, score: ranked.score + QUOTE * longest };
}

/** Records of one address follow each other. */
function recordsAt(place: number, { places }: IndexSource): number[] {
  const numbers = [];
  for (let number = place; places[number] === place; number++) numbers.push(number);
  return numbers;
}

/** How many words of the query follow each other in a text, at most; the last one may be cut off. */
function longestRun(words: readonly string[], text: string): number {
  const last = words.length - 1;
  let longest = 0;
  let before: number[] = [];
  for (const { term } of splitWords(text)) {
    const runs = words.map((word, index) =>
      term === word || (index === last && term.startsWith(word)) ? 1 + (before[index - 1] ?? 0) : 0,
    );
    longest = Math.max(longest, ...runs);
    before = runs;
  }
  return longest;
}
