import { decodeForm } from '../http/wire/percent-decoding';
import { encodeForm } from '../http/wire/percent-encoding';
import { splitPairs } from '../http/wire/read-style';
import { formatValue } from '../json/format-value';
import type { Json } from '../json/json';
import { valueAt } from '../json/pointer';
import type { Call } from './call';
import type { StoredRecord } from './world';

/** A page of records, and what an envelope may say about it. */
export interface Page {
  records: StoredRecord[];
  /** By names without case and separators. A name may have values of several types. */
  values: readonly (readonly [names: readonly string[], value: Json])[];
}

/** Where a list has pages of no documented size. */
const DEFAULT_SIZE = 100;

/** Selects the page that the query asks for. */
export function paginate(call: Call, records: readonly StoredRecord[]): Page {
  const { paging } = call.plan;
  const size = sizeOf(call, records.length);
  const start = paging?.position ? startOf(call, records, size) : 0;
  const page = records.slice(start, start + size);
  const hasMore = start + page.length < records.length;
  const total = records.length;
  const next = hasMore ? tokenOf(call, start + page.length, size, page) : null;
  const url = next === null ? null : urlOf(call, next);
  const previous = start === 0 ? null : previousOf(call, start, size);
  const previousUrl = previous === null ? null : urlOf(call, previous);
  const number = Math.floor(start / size) + (paging?.position?.kind === 'page' ? paging.position.first : 1);
  const pages = Math.max(Math.ceil(total / size), 1);
  return {
    records: page,
    values: [
      [
        ['total', 'totalcount', 'totalitems', 'totalresults', 'totalrecords', 'totalelements', 'count'],
        total,
      ],
      [['numberofelements', 'returned'], page.length],
      [['totalpages', 'pages', 'pagecount', 'lastpage'], pages],
      [['hasmore', 'hasnext', 'hasnextpage', 'more'], hasMore],
      [['hasprevious', 'haspreviouspage', 'hasprev'], start > 0],
      [['first', 'firstpage', 'isfirst', 'isfirstpage'], start === 0],
      [['last', 'lastpage', 'islast', 'islastpage'], !hasMore],
      [['page', 'currentpage', 'pagenumber', 'number'], number],
      [['perpage', 'pagesize', 'limit'], size],
      [['offset', 'skip'], start],
      [['self', 'selfurl'], urlOf(call)],
      [['next', 'nextpage', 'nexturl', 'nextpageurl', 'nextlink'], url],
      [['nextpage'], number + 1],
      [['nextcursor', 'nextpagetoken', 'nexttoken', 'endcursor', 'cursor'], next],
      [['previous', 'prev', 'previouspage', 'prevpage', 'previousurl', 'prevurl'], previousUrl],
      [['previouspage', 'prevpage'], number - 1],
    ],
  };
}

/** The records of a page: all where no parameter leads to the next one. */
function sizeOf({ plan, query }: Call, total: number): number {
  const size = plan.paging?.size;
  const wanted = Number(size && valueAt(query, [size.name]));
  const usual = size?.fallback ?? (plan.paging?.position ? DEFAULT_SIZE : Math.max(total, 1));
  const given = Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
  return Math.min(given, size?.most ?? given);
}

function startOf({ plan, query }: Call, records: readonly StoredRecord[], size: number): number {
  const { name, kind, first } = plan.paging!.position!;
  const wanted = valueAt(query, [name]);
  if (wanted === undefined || wanted === '') return 0;
  const text = formatValue(wanted);
  switch (kind) {
    case 'offset':
      return Math.max(Number(text) || 0, 0);
    case 'page':
      return Math.max((Number(text) || first) - first, 0) * size;
    case 'token':
      return Math.max(Number(/^at-(\d+)$/.exec(text)?.[1] ?? 0), 0);
    case 'after':
    case 'before': {
      const index = records.findIndex(({ id }) => String(id) === text);
      return index === -1 ? 0 : index + 1;
    }
  }
}

/** The value of the parameter for the page that begins at `start`. */
function tokenOf({ plan }: Call, start: number, size: number, page: readonly StoredRecord[]): string {
  const position = plan.paging?.position;
  if (position?.kind === 'offset') return String(start);
  if (position?.kind === 'page') return String(Math.floor(start / size) + position.first);
  if (position?.kind === 'after' || position?.kind === 'before') return String(page.at(-1)?.id ?? '');
  return `at-${start}`;
}

/** The value of the parameter for the page before; null where only a server knows it. */
function previousOf(call: Call, start: number, size: number): string | null {
  const { kind } = call.plan.paging?.position ?? {};
  return kind === 'after' || kind === 'before' ? null : tokenOf(call, Math.max(start - size, 0), size, []);
}

/** The address of the request, with another position if there is one. */
function urlOf({ plan, request }: Call, position?: string): string {
  const name = position === undefined ? undefined : plan.paging?.position?.name;
  const host = request.headers.host ?? 'localhost';
  const url = new URL(`http://${host}${request.base ?? ''}${request.path}`);
  const kept = splitPairs(request.query, '&').filter((pair) => decodeForm(pair.name) !== name);
  const added = name === undefined ? [] : [{ name: encodeForm(name), text: encodeForm(position!) }];
  url.search = [...kept, ...added].map((pair) => `${pair.name}=${pair.text}`).join('&');
  return url.href;
}
