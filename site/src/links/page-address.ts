import { decodePath } from '../decode';

/**
 * The address of a page, however it is written: with or without the slash at its end, as a file, with a query or a hash.
 * `/api/errors/index.html` and `/api/errors#404` are `/api/errors/`.
 */
export function pageOf(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/\/?$/, '/');
}

/** Whether two addresses are those of one page. Every comparison of addresses is this one, or `isBelow`. */
export function isSamePage(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

/** Whether a page is an area or in it: `/api/errors/` in `/api`, but not in `/ap`. */
export function isBelow(address: string, area: string): boolean {
  return comparable(address).startsWith(comparable(area));
}

/** The router decodes addresses, sidebars do not. */
function comparable(address: string): string {
  return decodePath(pageOf(address));
}
