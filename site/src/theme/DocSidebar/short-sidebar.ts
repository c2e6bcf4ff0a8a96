import { MOST_PAGES } from '#core/contracts/most-pages';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isBelow, isSamePage, pageOf } from '../../links/page-address';

export type Sidebar = readonly PropSidebarItem[];

/** Name of the file with the whole sidebar, below the address of the reference. */
export const WHOLE_SIDEBAR = 'sidebar.json';

/** Returns the sidebar for the HTML of pages: if it is long, its categories are links, and the rest is loaded on interaction. */
export function shortenSidebar(sidebar: Sidebar): Sidebar {
  return countPages(sidebar) > MOST_PAGES ? sidebar.map(shortenItem) : sidebar;
}

/** Whether a sidebar is a short one, so that there is more to load. */
export function isShort(sidebar: Sidebar): boolean {
  return sidebar.some((item) => areaOf(item) !== undefined);
}

/** Returns the path of the item to mark for the page at `path`: its item, or else the one that it belongs to. */
export function activePathOf(sidebar: Sidebar, path: string): string {
  return isListed(sidebar, path) ? path : (itemAround(sidebar, path)?.href ?? path);
}

/** Returns the category, or link of a short sidebar, whose address is a prefix of a page's address; the longest of several. */
export function itemAround(
  sidebar: Sidebar,
  path: string,
): Exclude<PropSidebarItem, { type: 'html' }> | undefined {
  const [nearest] = sidebar
    .flatMap((item) => {
      if (item.type === 'html') return [];
      return { item, start: (item.type === 'category' ? item.href : areaOf(item)) ?? '' };
    })
    .filter(({ start }) => start !== '' && isBelow(path, start))
    .toSorted((one, other) => other.start.length - one.start.length);
  return nearest?.item;
}

function isListed(items: Sidebar, path: string): boolean {
  return items.some(
    (item) =>
      item.type !== 'html' &&
      ((item.href !== undefined && isSamePage(item.href, path)) ||
        (item.type === 'category' && isListed(item.items, path))),
  );
}

function countPages(items: Sidebar): number {
  return items.reduce((sum, item) => sum + (item.type === 'category' ? countPages(item.items) : 1), 0);
}

/** Turns a category into a link to its page, or else to the first page in it. */
function shortenItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type !== 'category') return item;
  const href = item.href ?? firstHref(item);
  if (href === undefined) return item;
  const area = item.href ?? pageOf(href).replace(/[^/]+\/$/, '');
  return { type: 'link', label: item.label, href, className: item.className, customProps: { area } };
}

function firstHref({ items }: PropSidebarItemCategory): string | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    const href = item.type === 'link' ? item.href : (item.href ?? firstHref(item));
    if (href !== undefined) return href;
  }
  return undefined;
}

/** Returns the prefix of the addresses of the pages behind a link of a short sidebar; undefined for other items. */
function areaOf({ customProps }: PropSidebarItem): string | undefined {
  return typeof customProps?.area === 'string' ? customProps.area : undefined;
}
