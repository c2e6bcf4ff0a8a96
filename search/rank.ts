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

/** Part of the telling words that the index must know, and that a result must have. */
const MIN_COVERAGE = 0.5;
/** A word that is known with mistakes only says less about whether the docs are about it. */
const GUESS_WORTH = 0.7;
/** How much each reason counts. Tuned on the `dev` set of the judged queries. */
export const W = {
  text: 0.5,
  title: 1,
  whole: 2.3,
  names: 1,
  exact: 1.5,
  optional: 0.4,
  question: 1.25,
  depth: 0.92,
  common: 0.5,
  rank: 0.05,
  call: 1000,
  coverage: 2,
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
  if (!isAboutUs(terms, source)) return [];
  const required = terms.filter(({ isOptional }) => !isOptional).length;
  const candidates = collectCandidates(terms, source);
  const ranked: Ranked[] = [];
  candidates.records.forEach((record, row) => {
    const traits = source.traits[record];
    if (!traits || !passes(traits.facet)) return;
    if (kinds.length > 0 && !kinds.includes(traits.kind)) return;
    const sums = sumUp(candidates, row, terms);
    const covered = sums.covered / required;
    const call = callBonus(meaning, source.calls.get(record));
    if (covered < MIN_COVERAGE && call === 0) return;
    const score = call + weight * covered ** W.coverage * fit(sums, traits, required, meaning);
    ranked.push({ record, score, facet: traits.facet });
  });
  return ranked;
}

/**
 * Whether the docs know what the query is about: more than half of its words, or half of them when one of these is a topic.
 * So a single word that is in every text, such as `results`, does not answer a question about something else.
 */
function isAboutUs(terms: readonly QueryTerm[], { topics }: IndexSource): boolean {
  const required = terms.filter(({ isOptional }) => !isOptional);
  const known = required.filter(({ readings }) => readings.length > 0);
  if (known.length === required.length) return known.length > 0;
  const worth = known.reduce((sum, { isGuess }) => sum + (isGuess ? GUESS_WORTH : 1), 0) / required.length;
  const isTopical = known.some(
    ({ isGuess, readings }) => !isGuess && readings.some(({ word }) => topics.has(word)),
  );
  return worth > MIN_COVERAGE || (worth === MIN_COVERAGE && isTopical);
}

/** What the matches of a record come to. */
interface Sums {
  text: number;
  inTitle: number;
  inNames: number;
  exact: number;
  /** How many of the telling words it has. */
  covered: number;
}

function sumUp({ scores, inTitle, inNames }: Candidates, row: number, terms: readonly QueryTerm[]): Sums {
  const sums: Sums = { text: 0, inTitle: 0, inNames: 0, exact: 1, covered: 0 };
  let cell = row * terms.length;
  for (const { isOptional, isName } of terms) {
    const score = scores[cell] ?? 0;
    const title = inTitle[cell] ?? 0;
    if (score > 0) {
      sums.text += score * (isOptional ? W.optional : 1);
      if (isName && title === 1) sums.exact = W.exact;
      if (!isOptional) {
        sums.covered += 1;
        sums.inTitle += title;
        sums.inNames += inNames[cell] ?? 0;
      }
    }
    cell += 1;
  }
  return sums;
}

function fit(
  { text, inTitle, inNames, exact }: Sums,
  { kind, titleLength, isText, depth, rank: rankOfPage }: Traits,
  count: number,
  { isQuestion }: Meaning,
): number {
  const whole = Math.min(1, inTitle / Math.max(1, titleLength)) * (inTitle / count);
  const names = isText
    ? 1
    : 1 + (W.title * inTitle) / count + W.whole * whole ** 2 + (W.names * inNames) / count;
  const isGuide = kind === 'guide' || kind === 'term';
  return (
    text ** W.text *
    names *
    exact *
    KIND_PRIORS[kind] *
    W.depth ** (depth - 1) *
    (isQuestion && isGuide ? W.question : 1) *
    (rankOfPage < 0 ? W.common : 1 + W.rank * Math.log2(1 + rankOfPage))
  );
}

function callBonus({ call }: Meaning, documented: string | undefined): number {
  return call && documented ? W.call * likeness(call, documented) : 0;
}
