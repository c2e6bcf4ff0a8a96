import type { SearchRecord } from '#core/contracts/search-records';

/**
 * A record with absolute URLs, as clients receive it.
 * @param origin their prefix, including the base path of the site: `https://docs.example`.
 */
export function withOrigin(record: SearchRecord, origin: string): SearchRecord {
  return {
    ...record,
    url: origin + record.url,
    url_without_anchor: origin + record.url_without_anchor,
  };
}
