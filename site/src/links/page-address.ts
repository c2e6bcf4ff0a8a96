import { decodePath } from '../decode';

/**
 * Normalizes a page's address, which may have no trailing slash, name a file, or have a query or a hash. `/api/errors/index.html`
 * and `/api/errors#404` become `/api/errors/`.
 */
export function pageOf(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/?$/, '/');
}

/** Whether two addresses are those of one page. Compare addresses only with this function or `isBelow`. */
export function isSamePage(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** Whether a page is an area or in it: `/api/errors/` is in `/api`, but not in `/ap`. */
export function isBelow(address: string, area: string): boolean {
  return comparable(address).startsWith(comparable(area));
}

/** Decodes an address: the router decodes addresses, sidebars do not. */
function comparable(address: string): string {
  return decodePath(pageOf(address));
}
