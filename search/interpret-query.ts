import { type Call, parseCall } from './call';
import type { IndexSource } from './index-source';
import type { Synonyms } from './search-index';
import { splitWords } from './text/words';
import { STOP_WORDS } from './text/stop-words';
import type { Vocabulary } from './vocabulary';

/** A word of the index that a typed word may stand for, and how much of its score that is worth. */
export interface Reading {
  word: string;
  weight: number;
}

export interface QueryTerm {
  typed: string;
  /** Empty when nothing in the index is like it. */
  readings: Reading[];
}

export interface Meaning {
  terms: QueryTerm[];
  /** The request that the query spells, if any. */
  call?: Call;
}

/** More words than these nobody types; the rest of a pasted text is ignored. */
const MAX_TERMS = 12;
/** More endings than these say nothing about what the reader is going to type. */
const MAX_ENDINGS = 40;

const WEIGHTS = { related: 0.8, prefix: 0.7, typo: 0.6, synonym: 0.65 };

/** Reads a query: its words, what each may stand for, and whether it names a request. */
export function interpretQuery(query: string, { vocabulary, synonyms }: IndexSource): Meaning {
  const typed = [...new Set(splitWords(query).map(({ term }) => term))].slice(0, MAX_TERMS);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const telling = typed.filter((word) => !STOP_WORDS.has(word));
  const terms = (telling.length > 0 ? telling : typed.slice(-1)).map((word) => ({
    typed: word,
    readings: listReadings(word, isOpen && word === typed.at(-1), vocabulary, synonyms),
  }));
  return { terms, call: parseCall(query) };
}

function listReadings(word: string, isLast: boolean, vocabulary: Vocabulary, synonyms: Synonyms): Reading[] {
  const exact = vocabulary.has(word) ? [{ word, weight: 1 }] : [];
  const related = vocabulary.related(word).map((one) => ({ word: one, weight: WEIGHTS.related }));
  const longer = isLast && word.length > 1 ? vocabulary.startingWith(word).slice(0, MAX_ENDINGS) : [];
  const prefixed = longer.map((one) => ({ word: one, weight: (WEIGHTS.prefix * word.length) / one.length }));
  const same = synonyms
    .filter((group) => group.includes(word))
    .flat()
    .filter((one) => vocabulary.has(one))
    .map((one) => ({ word: one, weight: WEIGHTS.synonym }));
  const known = [...exact, ...related, ...same, ...prefixed];
  return bestOf(
    known.length > 0
      ? known
      : vocabulary.nearest(word).map((one) => ({ word: one.word, weight: WEIGHTS.typo / one.mistakes })),
  );
}

/** Each word once, with its highest weight. */
function bestOf(readings: readonly Reading[]): Reading[] {
  const best = new Map<string, number>();
  for (const { word, weight } of readings) best.set(word, Math.max(weight, best.get(word) ?? 0));
  return [...best].map(([word, weight]) => ({ word, weight }));
}
