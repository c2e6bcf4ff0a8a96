import type { IndexSource } from './index/open-index';
import type { Interpretation, QueryTerm } from './interpret-query';

/** What a query asks for, by what its words are worth. */
export interface Asked {
  /** How much each term says; nothing for an optional one. */
  worths: readonly number[];
  total: number;
  /** How many terms are not optional. */
  required: number;
  /** Whether it says what to do: `create an invoice`, not `recurring invoices`. */
  isAction: boolean;
  /** How much of it the docs know, by worth: from 0, nothing, to 1, all of it. */
  known: number;
  /** Whether that is enough; where it is not, only what the query names is found. */
  isAboutUs: boolean;
}

/** Part of a query that the docs must know, by the most that one of the known words is to them. */
const MIN_KNOWN = { subject: 0.34, topic: 0.45, other: 0.7 };
/** A word that is known with mistakes only says less about whether the docs are about it. */
const GUESS_WORTH = 0.5;
/** Less than 1: rare words say more, but not that much more. */
const RARITY_POWER = 0.8;
/** Of a word that no text has: it counts as quite rare. */
const UNKNOWN_WORTH = 5 ** RARITY_POWER;

export function askedOf(interpretation: Interpretation, source: IndexSource): Asked {
  const { terms } = interpretation;
  const worths = terms.map((term) => worthOf(term, source));
  const known = knownPart(interpretation, worths);
  return {
    worths,
    total: sum(worths),
    required: terms.filter(({ isOptional }) => !isOptional).length,
    isAction: terms.some(({ readings }) => readings.some(({ word }) => source.actions.has(word))),
    known,
    isAboutUs: known > 0 && known >= needed(terms, source),
  };
}

/** A rare word says more than one that half of the texts have. */
function worthOf({ readings, isOptional }: QueryTerm, source: IndexSource): number {
  if (isOptional) return 0;
  const all = source.traits.length;
  const found = Math.min(all, sum(readings.map(({ word }) => source.postings(word).records.length)));
  return Math.log(1 + all / (1 + found)) ** RARITY_POWER;
}

/** 1 when nothing is unknown, whatever is only guessed. A word that one text has by chance is worth no more than an unknown one. */
function knownPart({ terms, unknown }: Interpretation, worths: readonly number[]): number {
  if (terms.every(({ isOptional }) => isOptional)) return 0;
  const capped = worths.map((worth) => Math.min(worth, UNKNOWN_WORTH));
  const known = terms.map(({ isGuess }, index) => (capped[index] ?? 0) * (isGuess ? GUESS_WORTH : 1));
  return unknown.length === 0 ? 1 : sum(known) / (sum(capped) + unknown.length * UNKNOWN_WORTH);
}

/** So a single word that is in every text, such as `results`, does not answer a question about something else. */
function needed(terms: readonly QueryTerm[], { topics, subjects }: IndexSource): number {
  const isKnown = (words: ReadonlySet<string>) =>
    terms.some(
      ({ isOptional, isGuess, readings }) =>
        !isOptional && !isGuess && readings.some(({ word }) => words.has(word)),
    );
  if (isKnown(subjects)) return MIN_KNOWN.subject;
  return isKnown(topics) ? MIN_KNOWN.topic : MIN_KNOWN.other;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
