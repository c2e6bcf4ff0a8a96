import type { Address } from './address';
import { similarity } from './call';
import { WHOLE } from './index/postings';
import type { IndexSource } from './index/open-index';
import type { ParsedQuery } from './parse-query';

/** Added for an exact match: exceeds any score of words. */
const EXACT = 1000;
/** The page comes before its sections. */
const PAGE_ITSELF = 1.5;
/** A path without a slash at its end is more likely one of the API. */
const UNCERTAIN = 0.5;

/** The exact reading of a query: a call, a name in code, the message of an error, or the address of a page. */
export interface Exact {
  /** The records of the page with the address. */
  page?: { first: number; end: number };
  /** Returns the addition to the score of a record. */
  boostOf: (record: number) => number;
}

export function readExact({ call, literal, message, address }: ParsedQuery, source: IndexSource): Exact {
  const named = recordsNamed(literal, source);
  const saying = new Set(
    [...recordsNamed(message, source)].filter((record) => source.meta[record]?.kind === 'error'),
  );
  const page = findPage(address, source);
  const factor = address?.isCertain ? EXACT : EXACT * UNCERTAIN;
  const onPage = (record: number) => {
    if (page === undefined || record < page.first || record >= page.end) return 0;
    return record === page.first ? factor * PAGE_ITSELF : factor;
  };
  const ofCall = (documented: string | undefined) =>
    call && documented ? EXACT * similarity(call, documented) : 0;
  return {
    page,
    boostOf: (record) =>
      ofCall(source.calls.get(record)) +
      (named.has(record) || saying.has(record) ? EXACT : 0) +
      onPage(record),
  };
}

/** The records with a name. */
function recordsNamed(literal: string | undefined, source: IndexSource): ReadonlySet<number> {
  if (literal === undefined) return new Set();
  const { records, fields } = source.postings(literal);
  return new Set(records.filter((_, index) => ((fields[index] ?? 0) & WHOLE) !== 0));
}

/** The records of the page that an address means: those from its first to that of the next page. */
export function findPage(address: Address | undefined, { pages }: IndexSource): Exact['page'] {
  const firsts = address?.pages.map((page) => pages.indexOf(page)) ?? [];
  const first = firsts.find((record) => record >= 0);
  if (first === undefined) return undefined;
  const page = pages[first];
  const end = pages.findIndex((one, record) => record > first && one !== page);
  return { first, end: end < 0 ? pages.length : end };
}
