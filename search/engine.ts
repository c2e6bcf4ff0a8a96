import type { SearchRecord } from '#core/contracts/search-records';
import { countFacets } from './count-facets';
import { createFilter } from './facet-filter';
import type { IndexSource } from './index/open-index';
import { parseQuery, type ParsedQuery } from './parse-query';
import { raisePlace } from './places';
import { raiseQuotes } from './quotes';
import { compare, rank, type Ranking } from './rank';
import type { SearchRequest } from './request';
import { suggest } from './suggest';
import { topK } from './top-k';
import { splitWords } from './text/words';

/** A record that matches a query. */
export interface Hit {
  record: SearchRecord;
  /** Comparable within one query only. */
  score: number;
}

export interface SearchResult {
  hits: Hit[];
  /** Number of hits on all pages. */
  total: number;
  /** Words of the index that the query matches. */
  words: string[];
  /** Number of hits by facet and value. */
  facets: Record<string, Record<string, number>>;
  /** Words of the query, as typed, that were ignored because no record has them. */
  without: string[];
  /** At most three queries with unknown words replaced by known ones; each has hits. */
  suggestions: string[];
}

export interface Engine {
  search(request: SearchRequest): Promise<SearchResult>;
}

const HITS_PER_PAGE = 20;

/** Creates a search engine, which is the same in Node, in a worker and on a server. */
export function createEngine(source: IndexSource): Engine {
  return {
    async search({ query, page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] }) {
      const passes = createFilter(facetFilters, source.facets);
      const { parsed, words, ranked, without } = await find(query, source, passes);
      const end = (page + 1) * hitsPerPage;
      const quoted = await raiseQuotes(ranked, query, source);
      const raised = await raisePlace(quoted, parsed.address, source, passes);
      const shown = topK(raised, end, compare).slice(page * hitsPerPage);
      const records = await source.records(shown.map(({ record }) => record));
      return {
        hits: records.map((record, index) => ({ record, score: shown[index]?.score ?? 0 })),
        total: raised.length,
        words,
        facets: countFacets(raised, source.facets),
        without: asTyped(without, query),
        suggestions: await suggest(query, parsed, source, async (other) => {
          return (await find(other, source, passes)).ranked.length > 0;
        }),
      };
    },
  };
}

async function find(
  query: string,
  source: IndexSource,
  passes: (facet: number) => boolean,
): Promise<Ranking & { parsed: ParsedQuery; words: string[] }> {
  const parsed = parseQuery(query, source);
  const words = wordsOf(parsed);
  await source.loadWords(words);
  return { parsed, words, ...rank(parsed, source, passes) };
}

/** Every word of the index that a term of the query expands to. */
function wordsOf({ variants }: ParsedQuery): string[] {
  const expansions = variants.flatMap(({ terms }) => terms.flatMap((term) => term.expansions));
  return [...new Set(expansions.map(({ word }) => word))];
}

function asTyped(terms: readonly string[], query: string): string[] {
  const words = splitWords(query).filter(({ term }) => terms.includes(term));
  return [...new Set(words.map(({ start, end }) => query.slice(start, end)))];
}
