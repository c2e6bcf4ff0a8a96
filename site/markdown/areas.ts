import { posix } from 'node:path';
import { groupBy } from '#core/collections/group-by';
import { capitalize } from '#core/text/capitalize';
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
  const folders = new Set(pages.flatMap(({ href }) => foldersAround(href)));
  const byArea = groupBy(pages, ({ href }) => areaOf(href, folders));
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

/** @param folders those that have a page below them. */
function areaOf(href: string, folders: ReadonlySet<string>): string {
  const [first = '', second] = segmentsOf(href);
  const candidates = [
    ...(second !== undefined && `/${first}/` === REFERENCE ? [`/${first}/${second}/`] : []),
    `/${first}/`,
  ];
  return candidates.find((folder) => folders.has(folder)) ?? '/';
}

/** Returns the folders that a page is below: `/api/invoices/create-invoice/` → `/api/` and `/api/invoices/`. */
function foldersAround(href: string): string[] {
  const segments = segmentsOf(href);
  return segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}/`);
}

function segmentsOf(href: string): string[] {
  return href.split('/').filter((segment) => segment !== '');
}

function isIn(href: string, area: string): boolean {
  return area !== '/' && href !== area && href.startsWith(area);
}

function nameOf(href: string): string {
  const words = posix.basename(href).replaceAll('-', ' ');
  return words === '' ? 'Overview' : capitalize(words);
}
