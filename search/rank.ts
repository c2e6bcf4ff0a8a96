import { likeness } from './call';
import type { IndexSource } from './index-source';
import type { Interpretation, Meaning, QueryTerm } from './interpret-query';
import { KIND_PRIORS } from './kind-priors';
import type { Traits } from './search-index';

export interface Ranked {
  /** Number of the record. */
  record: number;
  score: number;
  facet: number;
}

/** How a record fits a word of the query. */
interface Match {
  score: number;
  /** 1: the word itself stands in the title; less for a word that it may stand for. */
  inTitle: number;
  /** The same for the titles above it, too. */
  inNames: number;
}

interface Candidate {
  record: number;
  traits: Traits;
  matches: Map<QueryTerm, Match>;
}

interface Scored extends Candidate {
  score: number;
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

/** The places that fit the query, best first, each once; none when too little of the query is known here. */
export function rank(meaning: Meaning, source: IndexSource, passes: (facet: number) => boolean): Ranked[] {
  const scored = meaning.interpretations
    .flatMap((interpretation) => scoreAll(interpretation, meaning, source))
    .filter(({ traits }) => passes(traits.facet))
    .toSorted((one, other) => other.score - one.score || one.record - other.record);
  const seen = new Set<number>();
  return scored.flatMap(({ record, score, traits }) => {
    if (seen.has(traits.place)) return [];
    seen.add(traits.place);
    return [{ record, score, facet: traits.facet }];
  });
}

function scoreAll({ terms, weight, kinds }: Interpretation, meaning: Meaning, source: IndexSource): Scored[] {
  if (!isAboutUs(terms, source)) return [];
  const required = terms.filter(({ isOptional }) => !isOptional);
  return [...collect(terms, source).values()].flatMap((candidate) => {
    if (kinds.length > 0 && !kinds.includes(candidate.traits.kind)) return [];
    const covered = required.filter((term) => candidate.matches.has(term)).length / required.length;
    const call = callBonus(meaning, candidate.traits);
    if (covered < MIN_COVERAGE && call === 0) return [];
    return [
      { ...candidate, score: call + weight * covered ** W.coverage * fit(candidate, required, meaning) },
    ];
  });
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

function collect(terms: readonly QueryTerm[], source: IndexSource): Map<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  for (const term of terms)
    for (const { word, weight } of term.readings)
      for (const { record, score, fields, traits } of source.postings(word)) {
        const candidate = candidates.get(record) ?? { record, traits, matches: new Map<QueryTerm, Match>() };
        candidates.set(record, candidate);
        const known = candidate.matches.get(term);
        candidate.matches.set(term, {
          score: Math.max(known?.score ?? 0, score * weight),
          inTitle: Math.max(known?.inTitle ?? 0, fields.includes('title') ? weight : 0),
          inNames: Math.max(
            known?.inNames ?? 0,
            fields.some((field) => field === 'title' || field === 'parents') ? weight : 0,
          ),
        });
      }
  return candidates;
}

function fit(
  { traits, matches }: Candidate,
  required: readonly QueryTerm[],
  { isQuestion }: Meaning,
): number {
  let [text, inTitle, inNames, exact] = [0, 0, 0, 1];
  for (const [term, match] of matches) {
    text += match.score * (term.isOptional ? W.optional : 1);
    if (term.isName && match.inTitle === 1) exact = W.exact;
    if (!term.isOptional) [inTitle, inNames] = [inTitle + match.inTitle, inNames + match.inNames];
  }
  const count = required.length;
  const whole = Math.min(1, inTitle / Math.max(1, traits.titleLength)) * (inTitle / count);
  const names = traits.isText
    ? 1
    : 1 + (W.title * inTitle) / count + W.whole * whole ** 2 + (W.names * inNames) / count;
  const isGuide = traits.kind === 'guide' || traits.kind === 'term';
  return (
    text ** W.text *
    names *
    exact *
    KIND_PRIORS[traits.kind] *
    W.depth ** (traits.depth - 1) *
    (isQuestion && isGuide ? W.question : 1) *
    (traits.rank < 0 ? W.common : 1 + W.rank * Math.log2(1 + traits.rank))
  );
}

function callBonus({ call }: Meaning, traits: Traits): number {
  return call && traits.call ? W.call * likeness(call, traits.call) : 0;
}
