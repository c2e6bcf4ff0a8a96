import type { SearchFacets, SearchRecord } from '#core/contracts/search-records';
import { significantWords } from '../text/significant-words';
import { numberFacets } from './facets';
import { titlesOf } from './fields';
import { fromDeltas, toDeltas } from './deltas';
import type { RecordMeta } from './search-index';

/** Metadata of all records. */
export interface RecordMetaTable {
  meta: RecordMeta[];
  /** First record with the same URL: the records of one URL are one hit. */
  groups: number[];
  /** Calls of operations, by record: `POST /invoices/{id}`. */
  calls: Map<number, string>;
  /** The address of each record's page: `/guides/webhooks/`. */
  pages: string[];
}

/** Packed metadata: most records share theirs, and records of one URL are consecutive. */
export interface PackedRecordMeta {
  kinds: RecordMeta[];
  /** Index in `kinds` of each record. */
  records: number[];
  /** The groups of records that do not start one. */
  groups: [deltas: number[], back: number[]];
  calls: [deltas: number[], calls: string[]];
  /** The records at which another page starts. */
  pages: [deltas: number[], addresses: string[]];
}

export function describeRecords(
  records: readonly SearchRecord[],
  facets: readonly SearchFacets[],
): RecordMetaTable {
  const first = new Map<string, number>();
  const facetOf = numberFacets(facets);
  return {
    meta: records.map((record) => metaOf(record, facetOf(record))),
    groups: records.map(({ url }, number) => {
      const group = first.get(url) ?? number;
      first.set(url, group);
      return group;
    }),
    calls: new Map(
      records.flatMap(({ kind, type, method, path }, number) =>
        kind === 'operation' && type === 'lvl1' ? [[number, `${method} ${path}`] as const] : [],
      ),
    ),
    pages: records.map((record) => record.url_without_anchor),
  };
}

function metaOf(record: SearchRecord, facet: number): RecordMeta {
  const { kind, type, weight } = record;
  const titles = titlesOf(record);
  return {
    kind,
    facet,
    titleLength: significantWords(titles.at(-1) ?? '').length,
    isText: type === 'content',
    depth: kind === 'term' ? 1 : titles.length - 1,
    rank: weight.page_rank,
  };
}

export function packMeta({ meta, groups, calls, pages }: RecordMetaTable): PackedRecordMeta {
  const keys = meta.map((one) => JSON.stringify(one));
  const kinds = [...new Set(keys)];
  const numbers = new Map(kinds.map((key, number) => [key, number]));
  const starts = pages.flatMap((page, record) => (page === pages[record - 1] ? [] : [record]));
  const shared = groups.flatMap((group, record) => (group === record ? [] : [record]));
  return {
    kinds: kinds.map((key) => JSON.parse(key) as RecordMeta),
    records: keys.map((key) => numbers.get(key) ?? 0),
    groups: [toDeltas(shared), shared.map((record) => record - (groups[record] ?? record))],
    calls: [toDeltas([...calls.keys()]), [...calls.values()]],
    pages: [toDeltas(starts), starts.map((record) => pages[record] ?? '')],
  };
}

export function unpackMeta({ kinds, records, groups, calls, pages }: PackedRecordMeta): RecordMetaTable {
  const all = records.map((_, record) => record);
  fromDeltas(groups[0]).forEach((record, index) => (all[record] = record - (groups[1][index] ?? 0)));
  return {
    meta: records.flatMap((number) => kinds[number] ?? []),
    groups: all,
    calls: new Map(fromDeltas(calls[0]).map((record, index) => [record, calls[1][index] ?? ''])),
    pages: unpackPages(pages, records.length),
  };
}

function unpackPages([deltas, addresses]: PackedRecordMeta['pages'], count: number): string[] {
  const starts = fromDeltas(deltas);
  return starts.flatMap((start, index) =>
    Array<string>((starts[index + 1] ?? count) - start).fill(addresses[index] ?? ''),
  );
}
