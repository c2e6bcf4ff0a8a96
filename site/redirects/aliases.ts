import { type Redirect, splitAddress } from '#core/contracts/redirects';

/** An id of an earlier release on a page that exists. */
export interface Alias {
  id: string;
  /** The page, and the place on it, that replaced it. */
  page: string;
  target?: string;
}

/** Returns the earlier ids by the page that readers reach with them: the one they were on, or its new address. */
export function aliasesByPage(redirects: readonly Redirect[]): ReadonlyMap<string, readonly Alias[]> {
  const moved = new Map(redirects.flatMap((one) => ('to' in one ? [[one.from, one.to]] : [])));
  const byPage = new Map<string, Alias[]>();
  for (const [from, to] of moved) {
    const { page, id } = splitAddress(from);
    if (id === undefined) continue;
    const reached = splitAddress(moved.get(page) ?? page).page;
    const target = splitAddress(to);
    const alias = { id, page: target.page, ...(target.id !== undefined && { target: target.id }) };
    byPage.set(reached, [...(byPage.get(reached) ?? []), alias]);
  }
  return byPage;
}

/** Whether an alias is a second id of a place on the same page, so that no one has to be sent anywhere. */
export function isOnPage(alias: Alias, page: string): alias is Alias & { target: string } {
  return alias.page === page && alias.target !== undefined;
}

/** Returns the address that an alias leads to, below the base of the site. */
export function hrefOf({ page, target }: Alias, base: string): string {
  return `${base}${page.slice(1)}${target === undefined ? '' : `#${target}`}`;
}

/**
 * Styles of pages with earlier ids; other pages do not load them. An id takes no space, and a link to a place that is elsewhere now is
 * shown to those who come with its id, and without scripts. Written as minifiers do: React compares them with the page.
 */
export const ALIAS_STYLES = [
  '.alias{scroll-margin-block-start:calc(var(--navbar) + var(--page-bar) + var(--s4));position:absolute}',
  'li:has(>.alias:target){background:var(--target)}',
  '[data-moved]:not(:target){display:none}',
].join('');
