import { likeness } from './call';
import { collectCandidates, type Candidates } from './candidates';
import type { IndexSource } from './index/open-index';
import { type Asked, askedOf } from './asked';
import type { Interpretation, Meaning, QueryTerm } from './interpret-query';
import { KIND_PRIORS } from './kind-priors';
import type { Traits } from './index/search-index';

export interface Ranked {
  /** Number of the record. */
  record: number;
  score: number;
  facet: number;
}

/** Part of what a query asks for that a result must have, unless the query names it. */
const MIN_COVERAGE = 0.4;
/** Part of a title that a query must have to name it: forms and synonyms of its words will do. */
const MIN_NAME = 0.79;
/** Part of a query that must be known for the rest to name something. */
const MIN_NAMED = { page: 0.2, section: 0.46 };
/** How much each reason counts. Tuned on the sets `dev` and `fresh` of the judged queries. */
export const W = {
  text: 0.5,
  title: 1,
  whole: 2.3,
  names: 1,
  exact: 1.5,
  optional: 0.2,
  question: 1.5,
  depth: 0.92,
  common: 0.5,
  rank: 0.05,
  call: 1000,
  coverage: 2,
  thing: 0.7,
};

/** What a query finds. */
export interface Ranking {
  /** The places that fit, each once, in no order; none when too little of the query is known here. */
  ranked: Ranked[];
  /** Words that were left out because nothing here is like them. */
  without: readonly string[];
}

/** Ranks by the ways to read the query that leave out the fewest words. */
export function rank(meaning: Meaning, source: IndexSource, passes: (facet: number) => boolean): Ranking {
  const rankings = meaning.interpretations
    .map((one) => ({ unknown: one.unknown, ranked: scoreAll(one, meaning, source, passes) }))
    .filter(({ ranked }) => ranked.length > 0);
  const fewest = Math.min(...rankings.map(({ unknown }) => unknown.length));
  const chosen = rankings.filter(({ unknown }) => unknown.length === fewest);
  return {
    ranked: bestOfPlaces(chosen.map(({ ranked }) => ranked).flat(), source),
    without: chosen[0]?.unknown ?? [],
  };
}

function bestOfPlaces(all: readonly Ranked[], source: IndexSource): Ranked[] {
  const best: (Ranked | undefined)[] = [];
  const places: number[] = [];
  for (const ranked of all) {
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
  interpretation: Interpretation,
  meaning: Meaning,
  source: IndexSource,
  passes: (facet: number) => boolean,
): Ranked[] {
  const { terms, weight, kinds } = interpretation;
  const asked = askedOf(interpretation, source);
  if (asked.known === 0 && !meaning.call) return [];
  const candidates = collectCandidates(
    terms,
    meaning.call ? terms : terms.filter(({ isOptional }) => !isOptional),
    source,
  );
  const ranked: Ranked[] = [];
  let isAnswer = asked.isAboutUs;
  candidates.records.forEach((record, row) => {
    const traits = source.traits[record];
    if (!traits || !passes(traits.facet)) return;
    if (kinds.length > 0 && !kinds.includes(traits.kind)) return;
    const call = callBonus(meaning, source.calls.get(record));
    const covered = coverageOf(candidates, row, asked);
    const sums = sumUp(candidates, row, terms);
    const isName = names(sums, traits, asked);
    if (call === 0 && covered < MIN_COVERAGE && !isName) return;
    isAnswer ||= call > 0 || isName;
    const score = call + weight * covered ** W.coverage * fit(sums, traits, asked, meaning);
    ranked.push({ record, score, facet: traits.facet });
  });
  return isAnswer ? ranked : [];
}

/** Whether the query has the whole title of a page, an object or a term, or of a section. */
function names({ inTitle }: Sums, { depth, isText, titleLength }: Traits, { known }: Asked): boolean {
  if (isText || inTitle < titleLength * MIN_NAME) return false;
  return known >= (depth <= 1 ? MIN_NAMED.page : MIN_NAMED.section);
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
