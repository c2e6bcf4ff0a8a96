import type { SearchRecord } from '#core/contracts/search-records';

/**
 * A record as clients get it: with absolute addresses.
 * @param origin what they begin with: `https://docs.example`, with the base of the site.
 */
export function withOrigin(record: SearchRecord, origin: string): SearchRecord {
  return {
    ...record,
    url: origin + record.url,
    url_without_anchor: origin + record.url_without_anchor,
  };
}
