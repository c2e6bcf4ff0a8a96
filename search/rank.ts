import { collectCandidates, type Candidates } from './candidates';
import type { IndexSource } from './index/open-index';
import { type QueryStats, queryStats } from './query-stats';
import type { QueryVariant, ParsedQuery, QueryTerm } from './parse-query';
import { KIND_PRIORS } from './kind-priors';
import { type Exact, readExact } from './exact';
import type { RecordMeta } from './index/search-index';

export interface Ranked {
  /** Index of the record. */
  record: number;
  score: number;
  facet: number;
}

/** Share of the query's term weight that a record must match, unless the query names the record. */
const MIN_COVERAGE = 0.4;
/** Share of a title that a query must contain to name the record; forms and synonyms of its words count. */
const MIN_NAME = 0.79;
/** Share of a query that must be known for the rest to name a record. */
const MIN_NAMED = { page: 0.2, section: 0.46 };
/** The strength of each ranking factor, tuned on the sets `dev` and `tuning` of the judged queries. */
const BOOSTS = {
  /** Exponent of the text score: dampens it, so that it does not drown the other factors. */
  text: 0.5,
  /** Added by the share of the query's terms that the title has. */
  title: 1,
  /** Added when title and query are the same words; quadratic, so that near misses gain little. */
  wholeTitle: 2.3,
  /** Added by the share of the query's terms that the title or its parents have. */
  names: 1,
  /** A name typed in one piece that is the title: `invoicecreated`. */
  exactName: 1.5,
  /** Text score of stop words and other optional terms. */
  optional: 0.2,
  /** Guides and terms, when the query is a question. */
  question: 1.5,
  /** Per level below the page. */
  depth: 0.92,
  /** Boilerplate that is the same on many pages (negative page rank). */
  boilerplate: 0.5,
  /** Per doubling of the page rank. */
  pageRank: 0.05,
  /** Exponent of the coverage: missing terms cost more than linearly. */
  coverage: 2,
  /** Operations, when the query does not say what to do. */
  noAction: 0.7,
};

/** The outcome of ranking. */
export interface Ranking {
  /** The matching records, one per URL, unsorted; empty when too little of the query is known. */
  ranked: Ranked[];
  /** Words that were ignored because the index has nothing similar. */
  without: readonly string[];
}

/** Ranks the records by the variants of the query that ignore the fewest words. */
export function rank(parsed: ParsedQuery, source: IndexSource, passes: (facet: number) => boolean): Ranking {
  const exact = readExact(parsed, source);
  const rankings = parsed.variants
    .map((one) => ({ unknown: one.unknown, ranked: scoreAll(one, parsed, exact, source, passes) }))
    .filter(({ ranked }) => ranked.length > 0);
  const fewest = Math.min(...rankings.map(({ unknown }) => unknown.length));
  const chosen = rankings.filter(({ unknown }) => unknown.length === fewest);
  const page = thePage(exact, source, passes);
  return {
    ranked: bestByUrl([...page, ...chosen.flatMap(({ ranked }) => ranked)], source),
    without: page.length > 0 ? [] : (chosen[0]?.unknown ?? []),
  };
}

/** The page whose address the query is, which may have none of its words. */
function thePage(
  { page, boostOf }: Exact,
  { meta }: IndexSource,
  passes: (facet: number) => boolean,
): Ranked[] {
  const facet = page && meta[page.first]?.facet;
  if (!page || facet === undefined || !passes(facet)) return [];
  return [{ record: page.first, score: boostOf(page.first), facet }];
}

function bestByUrl(all: readonly Ranked[], source: IndexSource): Ranked[] {
  const best: (Ranked | undefined)[] = [];
  const groups: number[] = [];
  for (const ranked of all) {
    const group = source.groups[ranked.record] ?? ranked.record;
    const other = best[group];
    if (!other) groups.push(group);
    if (!other || compare(ranked, other) < 0) best[group] = ranked;
  }
  return groups.flatMap((group) => best[group] ?? []);
}

/** Compares by descending score. */
export function compare(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.record - other.record;
}

function scoreAll(
  variant: QueryVariant,
  parsed: ParsedQuery,
  exact: Exact,
  source: IndexSource,
  passes: (facet: number) => boolean,
): Ranked[] {
  const { terms, weight, kinds } = variant;
  const stats = queryStats(variant, source);
  if (stats.known === 0 && !parsed.call) return [];
  const candidates = collectCandidates(
    terms,
    parsed.call ? terms : terms.filter(({ isOptional }) => !isOptional),
    source,
  );
  const ranked: Ranked[] = [];
  let isOnTopic = stats.isOnTopic;
  candidates.records.forEach((record, row) => {
    const meta = source.meta[record];
    if (!meta || !passes(meta.facet)) return;
    if (kinds.length > 0 && !kinds.includes(meta.kind)) return;
    const boost = exact.boostOf(record);
    const covered = coverageOf(candidates, row, stats);
    const sums = accumulate(candidates, row, terms);
    const isName = isNamed(sums, meta, stats);
    if (boost === 0 && covered < MIN_COVERAGE && !isName) return;
    isOnTopic ||= boost > 0 || isName;
    const score = boost + weight * covered ** BOOSTS.coverage * productOf(fit(sums, meta, stats, parsed));
    ranked.push({ record, score, facet: meta.facet });
  });
  return isOnTopic ? ranked : [];
}

/** Whether the query contains the whole title of the record. */
function isNamed(
  { inTitle }: Sums,
  { depth, isText, titleLength }: RecordMeta,
  { known }: QueryStats,
): boolean {
  if (isText || inTitle < titleLength * MIN_NAME) return false;
  return known >= (depth <= 1 ? MIN_NAMED.page : MIN_NAMED.section);
}

/** Share of the query that a record matches, by term weight. A loop for speed: common words are in thousands of records. */
function coverageOf({ scores }: Candidates, row: number, { weights, total }: QueryStats): number {
  const start = row * weights.length;
  let covered = 0;
  for (let column = 0; column < weights.length; column++) {
    const weight = weights[column] ?? 0;
    if (weight > 0 && scores[start + column]) covered += weight / total;
  }
  return covered;
}

/** Sums of the matches of a record. */
interface Sums {
  text: number;
  inTitle: number;
  inNames: number;
  exactName: number;
}

function accumulate(
  { scores, inTitle, inNames }: Candidates,
  row: number,
  terms: readonly QueryTerm[],
): Sums {
  const sums: Sums = { text: 0, inTitle: 0, inNames: 0, exactName: 1 };
  const start = row * terms.length;
  terms.forEach(({ isOptional, isName }, column) => {
    const cell = start + column;
    const score = scores[cell] ?? 0;
    const title = inTitle[cell] ?? 0;
    if (score === 0) return;
    sums.text += score * (isOptional ? BOOSTS.optional : 1);
    if (isName && title === 1) sums.exactName = BOOSTS.exactName;
    if (isOptional) return;
    sums.inTitle += title;
    sums.inNames += inNames[cell] ?? 0;
  });
  return sums;
}

/** The factors of a record's score. */
interface Factors {
  textMatch: number;
  titleMatch: number;
  exactName: number;
  kindPrior: number;
  depthPenalty: number;
  questionBoost: number;
  actionPenalty: number;
  pageRank: number;
}

function fit(
  { text, inTitle, inNames, exactName }: Sums,
  { kind, titleLength, isText, depth, rank: pageRank }: RecordMeta,
  { required, isAction }: QueryStats,
  { isQuestion }: ParsedQuery,
): Factors {
  const whole = Math.min(1, inTitle / Math.max(1, titleLength)) * (inTitle / required);
  const isGuide = kind === 'guide' || kind === 'term';
  return {
    textMatch: text ** BOOSTS.text,
    titleMatch: isText
      ? 1
      : 1 +
        (BOOSTS.title * inTitle) / required +
        BOOSTS.wholeTitle * whole ** 2 +
        (BOOSTS.names * inNames) / required,
    exactName,
    kindPrior: KIND_PRIORS[kind],
    depthPenalty: BOOSTS.depth ** (depth - 1),
    questionBoost: isQuestion && isGuide ? BOOSTS.question : 1,
    actionPenalty: kind === 'operation' && !isAction ? BOOSTS.noAction : 1,
    pageRank: pageRank < 0 ? BOOSTS.boilerplate : 1 + BOOSTS.pageRank * Math.log2(1 + pageRank),
  };
}

function productOf(f: Factors): number {
  return (
    f.textMatch *
    f.titleMatch *
    f.exactName *
    f.kindPrior *
    f.depthPenalty *
    f.questionBoost *
    f.actionPenalty *
    f.pageRank
  );
}
