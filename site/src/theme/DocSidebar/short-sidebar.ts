import { MOST_PAGES } from '#core/contracts/most-pages';
import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { isBelow, isSamePage, pageOf } from '../../links/page-address';

export type Sidebar = readonly PropSidebarItem[];

/** Where the whole sidebar lies, below the address of the reference. */
export const WHOLE_SIDEBAR = 'sidebar.json';

/** The sidebar as pages hold it: whole, or its categories as links to their pages; readers get the rest when they turn to it. */
export function shortenSidebar(sidebar: Sidebar): Sidebar {
  return countPages(sidebar) > MOST_PAGES ? sidebar.map(shortenItem) : sidebar;
}

/** Whether there is more of the sidebar to load. */
export function isShort(sidebar: Sidebar): boolean {
  return sidebar.some((item) => areaOf(item) !== undefined);
}

/** What the page at `path` is marked at: its own item, or else what it belongs to. */
export function activePathOf(sidebar: Sidebar, path: string): string {
  return isListed(sidebar, path) ? path : (itemAround(sidebar, path)?.href ?? path);
}

/** The category, or the link of a short sidebar, that the address of a page begins with: of several the nearest. */
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

/** A category without a page of its own leads to its first one. */
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

/** Start of the addresses of the pages that stand behind a link of a short sidebar. */
function areaOf({ customProps }: PropSidebarItem): string | undefined {
  return typeof customProps?.area === 'string' ? customProps.area : undefined;
}
