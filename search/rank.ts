import type { IndexSource } from './index-source';
import type { Meaning, QueryTerm } from './interpret-query';
import { likeness } from './call';
import { KIND_PRIORS } from './kind-priors';
import type { Traits } from './search-index';

export interface Ranked {
  /** Number of the record. */
  record: number;
  score: number;
  facet: number;
}

interface Candidate {
  record: number;
  traits: Traits;
  /** By query term: the best score of its readings, and whether one stands in the title. */
  matches: Map<QueryTerm, { score: number; inTitle: number }>;
}

/** Part of the query that a result must have. */
const MIN_COVERAGE = 0.5;
const TITLE_BONUS = 1.5;
const WHOLE_TITLE_BONUS = 1.5;
const CALL_BONUS = 1000;

/** The places that fit the query, best first, each once; none when too little of the query is known here. */
export function rank(
  { terms, call }: Meaning,
  source: IndexSource,
  passes: (facet: number) => boolean,
): Ranked[] {
  if (terms.filter(({ readings }) => readings.length > 0).length < terms.length * MIN_COVERAGE) return [];
  const ranked = [...collect(terms, source).values()]
    .filter(({ traits }) => passes(traits.facet))
    .flatMap((candidate) => {
      const coverage = candidate.matches.size / terms.length;
      const isCall = call !== undefined && candidate.traits.call !== undefined;
      const bonus = isCall ? CALL_BONUS * likeness(call, candidate.traits.call ?? '') : 0;
      if (coverage < MIN_COVERAGE && bonus === 0) return [];
      return [{ ...candidate, score: bonus + score(candidate, terms.length) * coverage ** 2 }];
    })
    .toSorted((one, other) => other.score - one.score || one.record - other.record);
  return distinct(ranked);
}

function collect(terms: readonly QueryTerm[], source: IndexSource): Map<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  for (const term of terms)
    for (const { word, weight } of term.readings)
      for (const { record, score, fields, traits } of source.postings(word)) {
        const candidate = candidates.get(record) ?? { record, traits, matches: new Map<QueryTerm, never>() };
        candidates.set(record, candidate);
        const known = candidate.matches.get(term) ?? { score: 0, inTitle: 0 };
        candidate.matches.set(term, {
          score: Math.max(known.score, score * weight),
          inTitle: Math.max(known.inTitle, fields.includes('title') ? weight : 0),
        });
      }
  return candidates;
}

function score({ traits, matches }: Candidate, termCount: number): number {
  const all = [...matches.values()];
  const sum = all.reduce((total, match) => total + match.score, 0);
  const inTitle = all.reduce((total, match) => total + match.inTitle, 0);
  const titlePart = traits.isText ? 0 : inTitle / termCount;
  const titleCover = Math.min(1, inTitle / Math.max(1, traits.titleLength));
  const bonus = 1 + TITLE_BONUS * titlePart + WHOLE_TITLE_BONUS * titlePart * titleCover;
  return sum * bonus * KIND_PRIORS[traits.kind] * (traits.rank < 0 ? 0.5 : 1);
}

function distinct(ranked: readonly (Omit<Ranked, 'facet'> & { traits: Traits })[]): Ranked[] {
  const seen = new Set<number>();
  return ranked.flatMap(({ record, score, traits }) => {
    if (seen.has(traits.place)) return [];
    seen.add(traits.place);
    return [{ record, score, facet: traits.facet }];
  });
}
