import type { BuiltSite } from './built-site';

/** A broken address, with the pages that have it. */
export interface DeadAddress {
  /** As the pages have it: `/guides/gone/`, `#gone`. */
  address: string;
  /** Whether it is the part after `#` that does not exist. */
  isAnchor: boolean;
  pages: string[];
}

/** Returns the addresses of a site's pages that lead to no page, file or anchor of it. */
export function findDeadAddresses(site: BuiltSite): DeadAddress[] {
  const dead = new Map<string, DeadAddress>();
  for (const page of site.pages)
    for (const address of new Set(site.addressesOn(page))) {
      if (isMade(site, page, address) || site.exists(address, page)) continue;
      const known = dead.get(address);
      if (known === undefined)
        dead.set(address, { address, isAnchor: hasFile(site, page, address), pages: [page] });
      else known.pages.push(page);
    }
  return [...dead.values()];
}

/**
 * Whether an address is one that nobody follows: the page for unknown addresses has none, and a page without code hides the link to
 * its code.
 */
function isMade(site: BuiltSite, page: string, address: string): boolean {
  if (address === '#code-panel') return !site.hasCode(page);
  return page === `${site.base}404.html` && /\/404(?:\.html)?\/$/.test(address);
}

function hasFile(site: BuiltSite, page: string, address: string): boolean {
  return address.includes('#') && site.exists(address.replace(/#.*/, ''), page);
}
