import type { SearchFacets, SearchKind, SearchRecord } from '#core/contracts/search-records';
import { createRecord, pageOf, type SearchSection } from '#core/search/create-records';
import { numberFacets } from './facets';
import { titlesOf } from './fields';

/**
 * The visible data of a record, without what it shares with its predecessor and what follows from the rest. Keywords and
 * cells are never shown, so they are left out.
 */
export interface PackedRecord {
  /** Number of leading titles shared with the previous record, and the other titles. */
  t?: [shared: number, ...titles: string[]];
  /** URL; only from `#` when the page is the same; only `#` when the anchor is the last title. */
  u?: string;
  /** Kind. */
  k?: SearchKind;
  /** Set for a paragraph, not a title. */
  x?: 1;
  /** Content. */
  c?: string;
  /** Method and path, if any. */
  m?: string[];
  /** Type of a value. */
  v?: string;
  /** Summary. */
  s?: string;
  /** Rank. */
  r?: number;
  /** Index of its facets. */
  f?: number;
  /** Position on its page, if not the next one. */
  p?: number;
  /** Ordinal among the records of its URL, if not the next one. */
  n?: number;
}

/** State that packing and unpacking pass from one record to the next. */
interface Place {
  section: SearchSection;
  position: number;
  count: number;
  facet: number;
}

const START: Place = { section: { kind: 'guide', titles: [], url: '' }, position: -1, count: 0, facet: 0 };

export function packRecords(
  records: readonly SearchRecord[],
  facets: readonly SearchFacets[],
): PackedRecord[] {
  const facetOf = numberFacets(facets);
  const places = records.map((record) => placeOf(record, facetOf(record)));
  return places.map((place, index) => pack(place, places[index - 1] ?? START));
}

export function unpackRecords(
  packed: readonly PackedRecord[],
  facets: readonly SearchFacets[],
): SearchRecord[] {
  let last = START;
  return packed.map((entry) => {
    last = unpack(entry, last);
    const facet = facets[last.facet] ?? { language: '', version: [], docusaurus_tag: '' };
    return createRecord(last.section, last.position, last.count, facet);
  });
}

function placeOf(record: SearchRecord, facet: number): Place {
  const { kind, type, url, method, path, content, value_type: valueType, summary, weight, objectID } = record;
  return {
    section: {
      kind,
      titles: titlesOf(record),
      url,
      isText: type === 'content',
      content: content ?? undefined,
      method,
      path,
      valueType,
      summary,
      rank: weight.page_rank,
    },
    position: weight.position,
    count: objectID === url ? 1 : Number(objectID.slice(url.length + 1)),
    facet,
  };
}

function pack({ section, position, count, facet }: Place, last: Place): PackedRecord {
  const { titles, url, kind, isText, content, method, path, valueType, summary, rank = 0 } = section;
  const other = last.section;
  const shared = countShared(other.titles, titles);
  const isSame = shared === titles.length && shared === other.titles.length;
  return {
    ...(!isSame && { t: [shared, ...titles.slice(shared)] }),
    ...(url !== other.url && { u: shorten(url, other.url, titles) }),
    ...(kind !== other.kind && { k: kind }),
    ...(isText && { x: 1 }),
    ...(content !== undefined && { c: content }),
    ...((method !== other.method || path !== other.path) && { m: listDefined(method, path) }),
    ...(valueType !== undefined && { v: valueType }),
    ...(summary !== undefined && { s: summary }),
    ...(rank !== (other.rank ?? 0) && { r: rank }),
    ...(facet !== last.facet && { f: facet }),
    ...(position !== nextPosition(url, last) && { p: position }),
    ...(count !== nextCount(url, last) && { n: count }),
  };
}

function unpack({ t, u, k, x, c, m, v, s, r, f, p, n }: PackedRecord, last: Place): Place {
  const other = last.section;
  const [shared, ...titles] = t ?? [other.titles.length];
  const all = [...other.titles.slice(0, shared), ...titles];
  const url = u === undefined ? other.url : lengthen(u, other.url, all);
  const [method, path] = m ?? [other.method, other.path];
  return {
    section: {
      kind: k ?? other.kind,
      titles: all,
      url,
      isText: x === 1,
      content: c,
      method,
      path,
      valueType: v,
      summary: s,
      rank: r ?? other.rank,
    },
    position: p ?? nextPosition(url, last),
    count: n ?? nextCount(url, last),
    facet: f ?? last.facet,
  };
}

function nextPosition(url: string, last: Place): number {
  return pageOf(url) === pageOf(last.section.url) ? last.position + 1 : 0;
}

function nextCount(url: string, last: Place): number {
  return url === last.section.url ? last.count + 1 : 1;
}

function listDefined(...texts: (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined);
}

function countShared(one: readonly string[], other: readonly string[]): number {
  const first = other.findIndex((title, index) => title !== one[index]);
  return first < 0 ? other.length : first;
}

function shorten(url: string, other: string, titles: readonly string[]): string {
  const [page, anchor] = url.split('#');
  if (anchor === undefined || page !== other.split('#')[0]) return url;
  return anchor === titles.at(-1) ? '#' : `#${anchor}`;
}

function lengthen(short: string, other: string, titles: readonly string[]): string {
  if (!short.startsWith('#')) return short;
  const page = other.split('#')[0] ?? '';
  return short === '#' ? `${page}#${titles.at(-1) ?? ''}` : page + short;
}
