import type { HierarchyLevel, SearchRecord } from '#core/contracts/search-records';
import { withOrigin } from './with-origin';
import type { Engine, Findings, Found } from './engine';
import { highlight, type Highlighted, snippet, type Marks } from './highlight';
import type { AlgoliaQuery } from './algolia-query';

/** A result as DocSearch shows it. Everything in `_highlightResult` and `_snippetResult` is HTML with our marks only. */
export interface AlgoliaHit extends SearchRecord {
  _highlightResult: HighlightedTexts;
  _snippetResult: HighlightedTexts;
  _score: number;
}

export interface HighlightedTexts {
  /** Levels that the record does not have are left out. */
  hierarchy: Partial<Record<HierarchyLevel, Highlighted>>;
  content?: Highlighted;
}

/** One of the results that Algolia's API gives for a list of queries. */
export interface AlgoliaResult {
  hits: AlgoliaHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: true;
  facets: Record<string, Record<string, number>>;
  index: string;
  query: string;
  params: string;
  processingTimeMS: number;
  /** Words of the query that the hits do without because no text has them, as typed. Left out when empty. */
  without?: string[];
  /** Queries that the reader may have meant, at most three, each of which has hits. Left out when empty. */
  suggestions?: string[];
}

const SNIPPET_WORDS = 10;

/** @param origin what addresses of hits begin with: `https://docs.example`, with the base of the site. */
export async function answerQueries(
  engine: Engine,
  queries: readonly AlgoliaQuery[],
  origin: string,
): Promise<{ results: AlgoliaResult[] }> {
  return { results: await Promise.all(queries.map((query) => answer(engine, query, origin))) };
}

async function answer(engine: Engine, query: AlgoliaQuery, origin: string): Promise<AlgoliaResult> {
  const { page, hitsPerPage } = query;
  const findings = await engine.search(query);
  return {
    hits: findings.hits.map((found) => toHit(found, findings, query, origin)),
    nbHits: findings.total,
    page,
    nbPages: Math.ceil(findings.total / Math.max(1, hitsPerPage)),
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: findings.facets,
    index: query.indexName,
    query: query.query,
    params: '',
    processingTimeMS: 1,
    ...(findings.without.length > 0 && { without: findings.without }),
    ...(findings.suggestions.length > 0 && { suggestions: findings.suggestions }),
  };
}

function toHit(
  { record, score }: Found,
  { words }: Findings,
  query: AlgoliaQuery,
  origin: string,
): AlgoliaHit {
  const matched = new Set(words);
  const marks: Marks = { pre: query.highlightPreTag, post: query.highlightPostTag };
  const cut = (text: string, name: string): Highlighted =>
    snippet(text, matched, marks, { length: lengthFor(name, query), ellipsis: query.snippetEllipsisText });
  return {
    ...withOrigin(record, origin),
    _highlightResult: showTexts(record, (text) => highlight(text, matched, marks)),
    _snippetResult: showTexts(record, cut),
    _score: score,
  };
}

/** `attributesToSnippet: ['content:10', 'hierarchy.lvl1:5']`. */
function lengthFor(name: string, { attributesToSnippet }: AlgoliaQuery): number {
  const entry = attributesToSnippet.find((one) => one.split(':')[0] === name);
  const length = Number(entry?.split(':')[1]);
  return Number.isInteger(length) && length > 0 ? length : SNIPPET_WORDS;
}

function showTexts(
  { hierarchy, content }: SearchRecord,
  show: (text: string, name: string) => Highlighted,
): HighlightedTexts {
  const levels = Object.entries(hierarchy).flatMap(([level, title]) =>
    title === null ? [] : [[level, show(title, `hierarchy.${level}`)] as const],
  );
  return {
    hierarchy: Object.fromEntries(levels),
    ...(content !== null && { content: show(content, 'content') }),
  };
}
