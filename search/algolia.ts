import type { HierarchyLevel, SearchRecord } from '#core/contracts/search-records';
import { withOrigin } from './with-origin';
import type { Engine, SearchResult, Hit } from './engine';
import { highlight, type Highlighted, snippet, type Marks } from './highlight';
import type { AlgoliaQuery } from './algolia-query';

/** A hit in the format of DocSearch. `_highlightResult` and `_snippetResult` are HTML that contains only our marks. */
interface AlgoliaHit extends SearchRecord {
  _highlightResult: HighlightedTexts;
  _snippetResult: HighlightedTexts;
  _score: number;
}

interface HighlightedTexts {
  /** Without levels that the record does not have. */
  hierarchy: Partial<Record<HierarchyLevel, Highlighted>>;
  content?: Highlighted;
}

/** Algolia's result for one query of a list. */
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
  /** Words of the query, as typed, that were ignored because no record has them. Absent when empty. */
  without?: string[];
  /** At most three suggested queries, each of which has hits. Absent when empty. */
  suggestions?: string[];
}

const SNIPPET_WORDS = 10;

/** @param origin prefix of the URLs of hits, including the base path of the site: `https://docs.example`. */
export async function runQueries(
  engine: Engine,
  queries: readonly AlgoliaQuery[],
  origin: string,
): Promise<{ results: AlgoliaResult[] }> {
  return { results: await Promise.all(queries.map((query) => runQuery(engine, query, origin))) };
}

async function runQuery(engine: Engine, query: AlgoliaQuery, origin: string): Promise<AlgoliaResult> {
  const { page, hitsPerPage } = query;
  const result = await engine.search(query);
  return {
    hits: result.hits.map((hit) => toHit(hit, result, query, origin)),
    nbHits: result.total,
    page,
    nbPages: Math.ceil(result.total / Math.max(1, hitsPerPage)),
    hitsPerPage,
    exhaustiveNbHits: true,
    facets: result.facets,
    index: query.indexName,
    query: query.query,
    params: '',
    processingTimeMS: 1,
    ...(result.without.length > 0 && { without: result.without }),
    ...(result.suggestions.length > 0 && { suggestions: result.suggestions }),
  };
}

function toHit(
  { record, score }: Hit,
  { words }: SearchResult,
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
