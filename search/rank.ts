import { likeness } from './call';
import { collectCandidates, type Candidates } from './candidates';
import type { IndexSource } from './index/open-index';
import type { Interpretation, Meaning, QueryTerm } from './interpret-query';
import { KIND_PRIORS } from './kind-priors';
import type { Traits } from './index/search-index';

export interface Ranked {
  /** Number of the record. */
  record: number;
  score: number;
  facet: number;
}

/** Part of what a query asks for that a result must have. */
const MIN_COVERAGE = 0.4;
/** Part of it that the docs must know: more where none of the words that they know is a topic of theirs. */
const MIN_KNOWN = { topical: 0.45, other: 0.6 };
/** A word that is known with mistakes only says less about whether the docs are about it. */
const GUESS_WORTH = 0.7;
/** How rare a word is that no text has. */
const UNKNOWN_RARITY = 5;
/** How much each reason counts. Tuned on the `dev` set of the judged queries. */
export const W = {
  text: 0.5,
  title: 1,
  whole: 2.3,
  names: 1,
  exact: 1.5,
  optional: 0.4,
  question: 1.5,
  depth: 0.92,
  common: 0.5,
  rank: 0.05,
  call: 1000,
  coverage: 2,
  thing: 0.7,
  rarity: 0.5,
};

/** The places that fit the query, each once, in no order; none when too little of the query is known here. */
export function rank(meaning: Meaning, source: IndexSource, passes: (facet: number) => boolean): Ranked[] {
  const rankings = meaning.interpretations.map((one) => scoreAll(one, meaning, source, passes));
  const best: (Ranked | undefined)[] = [];
  const places: number[] = [];
  for (const ranked of rankings.flat()) {
    const place = source.places[ranked.record] ?? ranked.record;
    const other = best[place];
    if (!other) places.push(place);
    if (!other || compare(ranked, other) < 0) best[place] = ranked;
  }
  return places.flatMap((place) => best[place] ?? []);
}

/** Sorts the best first. */
export function compare(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.record - other.record;
}

function scoreAll(
  { terms, weight, kinds }: Interpretation,
  meaning: Meaning,
  source: IndexSource,
  passes: (facet: number) => boolean,
): Ranked[] {
  const worths = terms.map((term) => worthOf(term, source));
  const isKnown = isAboutUs(terms, worths, source);
  if (!isKnown && !meaning.call) return [];
  const asked: Asked = {
    worths,
    total: sum(worths),
    required: countRequired(terms),
    isAction: namesAction(terms, source),
  };
  const candidates = collectCandidates(
    terms,
    meaning.call ? terms : terms.filter(({ isOptional }) => !isOptional),
    source,
  );
  const ranked: Ranked[] = [];
  candidates.records.forEach((record, row) => {
    const traits = source.traits[record];
    if (!traits || !passes(traits.facet)) return;
    if (kinds.length > 0 && !kinds.includes(traits.kind)) return;
    const call = callBonus(meaning, source.calls.get(record));
    const covered = coverageOf(candidates, row, asked);
    if (call === 0 && (!isKnown || covered < MIN_COVERAGE)) return;
    const sums = sumUp(candidates, row, terms);
    const score = call + weight * covered ** W.coverage * fit(sums, traits, asked, meaning);
    ranked.push({ record, score, facet: traits.facet });
  });
  return ranked;
}

/** What a query asks for. */
interface Asked {
  /** How much each term says; nothing for an optional one. */
  worths: readonly number[];
  total: number;
  /** How many terms are not optional. */
  required: number;
  /** Whether it says what to do: `create an invoice`, not `recurring invoices`. */
  isAction: boolean;
}

/** A rare word says more than one that half of the texts have. */
function worthOf({ readings, isOptional }: QueryTerm, source: IndexSource): number {
  if (isOptional) return 0;
  if (readings.length === 0) return UNKNOWN_RARITY ** W.rarity;
  const all = source.traits.length;
  const found = Math.min(all, sum(readings.map(({ word }) => source.postings(word).records.length)));
  return Math.log(1 + all / (1 + found)) ** W.rarity;
}

/**
 * Whether the docs know what the query is about: its words, or enough of them by worth. So a single word that is in every
 * text, such as `results`, does not answer a question about something else.
 */
function isAboutUs(terms: readonly QueryTerm[], worths: readonly number[], { topics }: IndexSource): boolean {
  const known = terms.filter(({ isOptional, readings }) => !isOptional && readings.length > 0);
  if (known.length === countRequired(terms)) return known.length > 0;
  const shares = terms.map(({ readings, isGuess }, index) =>
    readings.length === 0 ? 0 : (worths[index] ?? 0) * (isGuess ? GUESS_WORTH : 1),
  );
  const isTopical = known.some(
    ({ isGuess, readings }) => !isGuess && readings.some(({ word }) => topics.has(word)),
  );
  return sum(shares) >= sum(worths) * (isTopical ? MIN_KNOWN.topical : MIN_KNOWN.other);
}

function countRequired(terms: readonly QueryTerm[]): number {
  return terms.filter(({ isOptional }) => !isOptional).length;
}

function namesAction(terms: readonly QueryTerm[], { actions }: IndexSource): boolean {
  return terms.some(({ readings }) => readings.some(({ word }) => actions.has(word)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Which part of what is asked for a record has, by worth. A loop, since a common word is in many thousand records. */
function coverageOf({ scores }: Candidates, row: number, { worths, total }: Asked): number {
  const start = row * worths.length;
  let covered = 0;
  for (let column = 0; column < worths.length; column++) {
    const worth = worths[column] ?? 0;
    if (worth > 0 && scores[start + column]) covered += worth / total;
  }
  return covered;
}

/** What the matches of a record come to. */
interface Sums {
  text: number;
  inTitle: number;
  inNames: number;
  exact: number;
}

function sumUp({ scores, inTitle, inNames }: Candidates, row: number, terms: readonly QueryTerm[]): Sums {
  const sums: Sums = { text: 0, inTitle: 0, inNames: 0, exact: 1 };
  const start = row * terms.length;
  terms.forEach(({ isOptional, isName }, column) => {
    const cell = start + column;
    const score = scores[cell] ?? 0;
    const title = inTitle[cell] ?? 0;
    if (score === 0) return;
    sums.text += score * (isOptional ? W.optional : 1);
    if (isName && title === 1) sums.exact = W.exact;
    if (isOptional) return;
    sums.inTitle += title;
    sums.inNames += inNames[cell] ?? 0;
  });
  return sums;
}

function fit(
  { text, inTitle, inNames, exact }: Sums,
  { kind, titleLength, isText, depth, rank: rankOfPage }: Traits,
  { required, isAction }: Asked,
  { isQuestion }: Meaning,
): number {
  const whole = Math.min(1, inTitle / Math.max(1, titleLength)) * (inTitle / required);
  const names = isText
    ? 1
    : 1 + (W.title * inTitle) / required + W.whole * whole ** 2 + (W.names * inNames) / required;
  const isGuide = kind === 'guide' || kind === 'term';
  return (
    text ** W.text *
    names *
    exact *
    KIND_PRIORS[kind] *
    W.depth ** (depth - 1) *
    (isQuestion && isGuide ? W.question : 1) *
    (kind === 'operation' && !isAction ? W.thing : 1) *
    (rankOfPage < 0 ? W.common : 1 + W.rank * Math.log2(1 + rankOfPage))
  );
}

function callBonus({ call }: Meaning, documented: string | undefined): number {
  return call && documented ? W.call * likeness(call, documented) : 0;
}
