import type { SearchRecord } from '#core/contracts/search-records';
import { countFacets } from './count-facets';
import { createFilter } from './facet-filter';
import type { IndexSource } from './index/open-index';
import { interpretQuery, type Meaning } from './interpret-query';
import { raiseQuotes } from './quotes';
import { compare, rank, type Ranking } from './rank';
import type { SearchRequest } from './request';
import { suggest } from './suggest';
import { takeBest } from './take-best';
import { splitWords } from './text/words';

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
  /** Words of the query, as typed, that the results do without because no text has them. */
  without: string[];
  /** Queries with known words in place of unknown ones; each finds something. At most three. */
  suggestions: string[];
}

export interface Engine {
  search(request: SearchRequest): Promise<Findings>;
}

const HITS_PER_PAGE = 20;

/** Finds records; the same in Node, in a worker and on a server. */
export function createEngine(source: IndexSource): Engine {
  return {
    async search({ query, page = 0, hitsPerPage = HITS_PER_PAGE, facetFilters = [] }) {
      const passes = createFilter(facetFilters, source.facets);
      const { meaning, words, ranked, without } = await find(query, source, passes);
      const end = (page + 1) * hitsPerPage;
      const shown = takeBest(await raiseQuotes(ranked, query, source), end, compare).slice(
        page * hitsPerPage,
      );
      const records = await source.records(shown.map(({ record }) => record));
      return {
        hits: records.map((record, index) => ({ record, score: shown[index]?.score ?? 0 })),
        total: ranked.length,
        words,
        facets: countFacets(ranked, source.facets),
        without: asTyped(without, query),
        suggestions: await suggest(query, meaning, source, async (other) => {
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
): Promise<Ranking & { meaning: Meaning; words: string[] }> {
  const meaning = interpretQuery(query, source);
  const words = wordsOf(meaning);
  await source.loadWords(words);
  return { meaning, words, ...rank(meaning, source, passes) };
}

/** Every word of the index that the query may stand for. */
function wordsOf({ interpretations }: Meaning): string[] {
  const readings = interpretations.flatMap(({ terms }) => terms.flatMap((term) => term.readings));
  return [...new Set(readings.map(({ word }) => word))];
}

function asTyped(terms: readonly string[], query: string): string[] {
  const words = splitWords(query).filter(({ term }) => terms.includes(term));
  return [...new Set(words.map(({ start, end }) => query.slice(start, end)))];
}
