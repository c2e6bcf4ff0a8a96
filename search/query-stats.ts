import { sum } from '#core/collections/sum';
import type { IndexSource } from './index/open-index';
import type { QueryVariant, QueryTerm } from './parse-query';

/** Statistics of a query variant, by the weights of its terms. */
export interface QueryStats {
  /** Weight of each term; 0 for an optional one. */
  weights: readonly number[];
  total: number;
  /** Number of terms that are not optional. */
  required: number;
  /** Whether it names an action: `create an invoice`, not `recurring invoices`. */
  isAction: boolean;
  /** Share of it that the docs know, by weight: from 0, nothing, to 1, everything. */
  known: number;
  /** Whether that share is high enough. If not, only records that the query names are found. */
  isOnTopic: boolean;
}

/** Share of a query that the docs must know, by the importance of the most important known word. */
const MIN_KNOWN = { subject: 0.34, topic: 0.45, other: 0.7 };
/** A word that matches only with typos is weaker evidence that the docs cover the query. */
const FUZZY_FACTOR = 0.5;
/** Dampens the inverse document frequency. */
const RARITY_POWER = 0.8;
/** Weight of a word that no record has: that of a fairly rare one. */
const UNKNOWN_WEIGHT = 5 ** RARITY_POWER;

export function queryStats(variant: QueryVariant, source: IndexSource): QueryStats {
  const { terms } = variant;
  const weights = terms.map((term) => termWeight(term, source));
  const known = knownPart(variant, weights);
  return {
    weights,
    total: sum(weights),
    required: terms.filter(({ isOptional }) => !isOptional).length,
    isAction: terms.some(({ expansions }) => expansions.some(({ word }) => source.actions.has(word))),
    known,
    isOnTopic: known > 0 && known >= needed(terms, source),
  };
}

/** Inverse document frequency of a term, damped. */
function termWeight({ expansions, isOptional }: QueryTerm, source: IndexSource): number {
  if (isOptional) return 0;
  const all = source.meta.length;
  const found = Math.min(all, sum(expansions.map(({ word }) => source.postings(word).records.length)));
  return Math.log(1 + all / (1 + found)) ** RARITY_POWER;
}

/** 1 when no word is unknown, even if some match only with typos. Caps weights, because a word may be in one record by chance. */
function knownPart({ terms, unknown }: QueryVariant, weights: readonly number[]): number {
  if (terms.every(({ isOptional }) => isOptional)) return 0;
  const capped = weights.map((weight) => Math.min(weight, UNKNOWN_WEIGHT));
  const known = terms.map(({ isFuzzy }, index) => (capped[index] ?? 0) * (isFuzzy ? FUZZY_FACTOR : 1));
  return unknown.length === 0 ? 1 : sum(known) / (sum(capped) + unknown.length * UNKNOWN_WEIGHT);
}

/** Keeps a single ubiquitous word, such as `results`, from matching a query about something else. */
function needed(terms: readonly QueryTerm[], { topics, subjects }: IndexSource): number {
  const isKnown = (words: ReadonlySet<string>) =>
    terms.some(
      ({ isOptional, isFuzzy, expansions }) =>
        !isOptional && !isFuzzy && expansions.some(({ word }) => words.has(word)),
    );
  if (isKnown(subjects)) return MIN_KNOWN.subject;
  return isKnown(topics) ? MIN_KNOWN.topic : MIN_KNOWN.other;
}
