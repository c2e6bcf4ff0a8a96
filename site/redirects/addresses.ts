import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../list-files';
import { isStub } from './stub-pages';

/** The ids that addresses of a page may end in, by the page: `/guides/webhooks/` → `retries`. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string>>;

/** Headings, fields and entries of lists. Other ids belong to controls, such as menus and popovers. */
const PLACE = /<(?:h[1-6]|li)\b[^>]*?\sid="([^"]+)"/g;

/** Reads the addresses of a built site, without those that it sends on; pages are files `index.html`. */
export function readAddresses(folder: string): Addresses {
  const pages = listFiles(folder).filter((file) => /(^|\/)index\.html$/.test(file));
  return new Map(
    pages.flatMap((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      return isStub(html) ? [] : [[`/${file.replace(/index\.html$/, '')}`, findIds(html)]];
    }),
  );
}

/** Returns the ids of places in the content of a page. */
export function findIds(html: string): Set<string> {
  const content = html.slice(Math.max(0, html.indexOf('<main')));
  return new Set([...content.matchAll(PLACE)].map(([, id = '']) => id));
}

/** Whether a site has an address. */
export function has(addresses: Addresses, page: string, id?: string): boolean {
  const ids = addresses.get(page);
  return ids !== undefined && (id === undefined || ids.has(id));
}
