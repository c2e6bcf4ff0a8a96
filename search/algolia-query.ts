import { isObject, type Json, type JsonObject } from '#core/json/json';
import { textOf, textsOf } from '#core/json/read';
import { tryParse } from '#core/json/try-parse';
import type { SearchRequest } from './request';

/** One query of Algolia's API, with defaults applied. */
export interface AlgoliaQuery extends Required<SearchRequest> {
  indexName: string;
  attributesToSnippet: string[];
  highlightPreTag: string;
  highlightPostTag: string;
  snippetEllipsisText: string;
}

/** Longer queries, which the search box does not allow, are cut; larger pages are capped. */
const MAX_QUERY = 512;
const MAX_HITS = 100;

/**
 * Parses the queries of a client: `{requests: [{indexName, query, …}]}`, `[{indexName, params: {query, …}}]`, or parameters
 * as a query string. Values of a wrong type count as absent.
 */
export function readQueries(payload: Json): AlgoliaQuery[] {
  const list = isObject(payload) ? payload.requests : payload;
  return Array.isArray(list) ? list.filter(isObject).map(readQuery) : [];
}

function readQuery({ params, ...flat }: JsonObject): AlgoliaQuery {
  const all = { ...flat, ...readParams(params) };
  return {
    indexName: textOf(all.indexName) ?? '',
    query: (textOf(all.query) ?? '').slice(0, MAX_QUERY),
    page: numberOr(all.page, 0, Number.MAX_SAFE_INTEGER),
    hitsPerPage: numberOr(all.hitsPerPage, 20, MAX_HITS),
    facetFilters: readFilters(all.facetFilters),
    attributesToSnippet: textsOf(all.attributesToSnippet),
    highlightPreTag: textOf(all.highlightPreTag) ?? '<em>',
    highlightPostTag: textOf(all.highlightPostTag) ?? '</em>',
    snippetEllipsisText: textOf(all.snippetEllipsisText) ?? '…',
  };
}

function readParams(params: Json | undefined): JsonObject {
  if (typeof params !== 'string') return isObject(params) ? params : {};
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, value]) => [name, readValue(value)]),
  );
}

/** Query strings encode lists and numbers as JSON, and strings literally. */
function readValue(text: string): Json {
  return (/^(\[|\d+$)/.test(text) ? tryParse(text) : undefined) ?? text;
}

function readFilters(value: Json | undefined): (string | string[])[] {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return [];
  return value.map((one) => (typeof one === 'string' ? one : textsOf(one)));
}

function numberOr(value: Json | undefined, fallback: number, max: number): number {
  const number = Number(value ?? fallback);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, max) : fallback;
}
