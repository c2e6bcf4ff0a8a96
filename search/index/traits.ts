import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';
import { tellingWords } from '../text/telling-words';
import { numberFacets } from './facets';
import { titlesOf } from './fields';
import { fromGaps, toGaps } from './gaps';
import type { Traits } from './search-index';

/** The traits of all records. */
export interface TraitTable {
  traits: Traits[];
  /** The number of the first record with the same address: records of one address are one result. */
  places: number[];
  /** Of operations, by record: `POST /invoices/{id}`. */
  calls: Map<number, string>;
}

/** The same as JSON: most records are like others, and those of one address follow each other. */
export interface PackedTraits {
  kinds: Traits[];
  /** The number of the entry in `kinds`, for each record. */
  records: number[];
  /** The places of records that are not their own. */
  places: [gaps: number[], back: number[]];
  calls: [gaps: number[], calls: string[]];
}

export function describeRecords(
  records: readonly SearchRecord[],
  facets: readonly SearchFacets[],
): TraitTable {
  const first = new Map<string, number>();
  const facetOf = numberFacets(facets);
  return {
    traits: records.map((record) => traitsOf(record, facetOf(record))),
    places: records.map(({ url }, number) => {
      const place = first.get(url) ?? number;
      first.set(url, place);
      return place;
    }),
    calls: new Map(
      records.flatMap(({ kind, method, path }, number) =>
        kind === 'operation' ? [[number, `${method} ${path}`] as const] : [],
      ),
    ),
  };
}

function traitsOf(record: SearchRecord, facet: number): Traits {
  const { kind, type, weight } = record;
  const titles = titlesOf(record);
  return {
    kind,
    facet,
    titleLength: tellingWords(titles.at(-1) ?? '').length,
    isText: type === 'content',
    depth: kind === 'term' ? 1 : titles.length - 1,
    rank: weight.page_rank,
  };
}

export function packTraits({ traits, places, calls }: TraitTable): PackedTraits {
  const keys = traits.map((one) => JSON.stringify(one));
  const kinds = [...new Set(keys)];
  const numbers = new Map(kinds.map((key, number) => [key, number]));
  const shared = places.flatMap((place, record) => (place === record ? [] : [record]));
  return {
    kinds: kinds.map((key) => JSON.parse(key) as Traits),
    records: keys.map((key) => numbers.get(key) ?? 0),
    places: [toGaps(shared), shared.map((record) => record - (places[record] ?? record))],
    calls: [toGaps([...calls.keys()]), [...calls.values()]],
  };
}

export function unpackTraits({ kinds, records, places, calls }: PackedTraits): TraitTable {
  const all = records.map((_, record) => record);
  fromGaps(places[0]).forEach((record, index) => (all[record] = record - (places[1][index] ?? 0)));
  return {
    traits: records.flatMap((number) => kinds[number] ?? []),
    places: all,
    calls: new Map(fromGaps(calls[0]).map((record, index) => [record, calls[1][index] ?? ''])),
  };
}
