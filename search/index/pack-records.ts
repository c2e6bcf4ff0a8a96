import type { SearchFacets, SearchKind, SearchRecord } from '#core/contracts/search-records';
import { createRecord, pageOf, type SearchSection } from '#core/search/create-records';
import { numberFacets } from './facets';
import { titlesOf } from './fields';

/**
 * The visible data of a record, without the address of its page, what it shares with its predecessor and what follows from the
 * rest. Keywords and cells are never shown, so they are left out.
 */
export interface PackedRecord {
  /** Number of leading titles shared with the previous record, and the other titles. */
  t?: [shared: number, ...titles: string[]];
  /** Anchor, if it is not that of the previous record of the page: `''` for none, `#` when it is the last title. */
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

/** @param pages the address of each record's page. */
export function unpackRecords(
  packed: readonly PackedRecord[],
  facets: readonly SearchFacets[],
  pages: readonly string[],
): SearchRecord[] {
  let last = START;
  return packed.map((entry, index) => {
    last = unpack(entry, pages[index] ?? '', last);
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
    ...(anchorOf(url) !== nextAnchor(url, last) && { u: shorten(anchorOf(url), titles) }),
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

function unpack({ t, u, k, x, c, m, v, s, r, f, p, n }: PackedRecord, page: string, last: Place): Place {
  const other = last.section;
  const [shared, ...titles] = t ?? [other.titles.length];
  const all = [...other.titles.slice(0, shared), ...titles];
  const url = page + (u === undefined ? nextAnchor(page, last) : lengthen(u, all));
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

/** `#due_date`, or nothing. */
function anchorOf(url: string): string {
  return url.slice(pageOf(url).length);
}

/** The anchor that a record has if it is the same as before: none at the start of a page. */
function nextAnchor(url: string, last: Place): string {
  return pageOf(url) === pageOf(last.section.url) ? anchorOf(last.section.url) : '';
}

function shorten(anchor: string, titles: readonly string[]): string {
  return anchor === `#${titles.at(-1) ?? ''}` ? '#' : anchor;
}

function lengthen(short: string, titles: readonly string[]): string {
  return short === '#' ? `#${titles.at(-1) ?? ''}` : short;
}
