import { posix } from 'node:path';
import type { SitePage } from './site-pages';

const REFERENCE = '/api/';

/** A folder of pages with its own list. */
export interface Area {
  /** Address of its index page: `/guides/`, `/api/invoices/`. */
  href: string;
  title: string;
  description: string;
  pages: SitePage[];
  /** Areas in it. */
  areas: Area[];
}

/** Pages by area: those of the reference by tag, all others by their first folder. A page that is alone belongs to the site. */
export function toAreas(pages: readonly SitePage[]): Area[] {
  const hrefs = pages.map(({ href }) => href);
  const byArea = new Map<string, SitePage[]>();
  for (const page of pages) {
    const area = areaOf(page.href, hrefs);
    byArea.set(area, [...(byArea.get(area) ?? []), page]);
  }
  const areas = [...byArea].map(([href, own]): Area => {
    const index = own.find((page) => page.href === href);
    return {
      href,
      title: index?.title ?? nameOf(href),
      description: index?.description ?? '',
      pages: own,
      areas: [],
    };
  });
  for (const area of areas) area.areas = areas.filter(({ href }) => isIn(href, area.href));
  return areas.filter((area) => !areas.some((other) => other.areas.includes(area)));
}

function areaOf(href: string, hrefs: readonly string[]): string {
  const [first = '', second] = href.split('/').filter((segment) => segment !== '');
  const folders = [
    ...(second !== undefined && `/${first}/` === REFERENCE ? [`/${first}/${second}/`] : []),
    `/${first}/`,
  ];
  return folders.find((folder) => hrefs.some((other) => isBelow(other, folder))) ?? '/';
}

function isBelow(href: string, folder: string): boolean {
  return href !== folder && folder !== '//' && href.startsWith(folder);
}

function isIn(href: string, area: string): boolean {
  return area !== '/' && isBelow(href, area);
}

function nameOf(href: string): string {
  const words = posix.basename(href).replaceAll('-', ' ');
  return words === '' ? 'Overview' : words.charAt(0).toUpperCase() + words.slice(1);
}
