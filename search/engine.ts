import type { SearchRecord } from '#core/contracts/search-records';
import { countFacets } from './count-facets';
import { createFilter } from './facet-filter';
import type { IndexSource } from './index/open-index';
import { interpretQuery, type Meaning } from './interpret-query';
import { compare, rank } from './rank';
import type { SearchRequest } from './request';
import { takeBest } from './take-best';

/** A result, best first. */
export interface Found {
  record: SearchRecord;
  /** Comparable within one query only. */
  score: number;
}

export interface Findings {
  hits: Found[];
  /** How many there are on all pages. */
  total: number;
  /** Words of the documents that the query stands for. */
  words: string[];
  /** How many results there are by facet and value. */
  facets: Record<string, Record<string, number>>;
}

export interface Engine {
  search(request: SearchRequest): Promise<Findings>;
}

const HITS_PER_PAGE = 20;

/** Finds records; the same in Node, in a worker and on a server. */
export function createEngine(source: IndexSource): Engine {
  return {
    async search({ query, page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] }) {
      const meaning = interpretQuery(query, source);
      const words = wordsOf(meaning);
      await source.loadWords(words);
      const ranked = rank(meaning, source, createFilter(facetFilters, source.facets));
      const end = (page + 1) * hitsPerPage;
      const shown = takeBest(ranked, end, compare).slice(page * hitsPerPage);
      const records = await source.records(shown.map(({ record }) => record));
      const hits = records.map((record, index) => ({ record, score: shown[index]?.score ?? 0 }));
      return { hits, total: ranked.length, words, facets: countFacets(ranked, source.facets) };
    },
  };
}

/** Every word of the index that the query may stand for. */
function wordsOf({ interpretations }: Meaning): string[] {
  const readings = interpretations.flatMap(({ terms }) => terms.flatMap((term) => term.readings));
  return [...new Set(readings.map(({ word }) => word))];
}
