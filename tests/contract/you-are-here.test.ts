import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { listPages, SITE } from './html/built-page';
import { attributeOf, type Element, textOf, visit } from '../../tools/pages/html-tree';

/** Where a page stands, as its sidebar and its breadcrumbs say without scripts. */
interface Location {
  /** Addresses of the marked rows of the sidebar. */
  marked: string[];
  /** Whether a row leads to the page. */
  isListed: boolean;
  /** Labels of the rows around the marked one, from the outside in, with its own. */
  trail: string[];
  /** Those of `trail` that are closed. */
  closed: string[];
  breadcrumbs: string[];
}

const WITHOUT_SIDEBAR = ['/404.html', '/search/'];

/** Parts of objects have pages that the sidebar leaves out; the list of all objects is marked in their stead. */
const OBJECTS = '/api/objects/';

/** The pages about these docs, which are not about the API: the sidebar stays in view without a row for them. */
const ABOUT_DOCS = ['/api/decisions/', '/api/proof/'];

test('the sidebar marks each page, its groups are open, and the breadcrumbs are the same', () => {
  const pages = listPages().filter((page) => !WITHOUT_SIDEBAR.includes(page));
  expect(pages.length).toBeGreaterThan(200);
  const found = pages.map((page) => ({ page, ...readLocation(page) }));
  const wanted = found.map((location) => {
    const { page, trail, breadcrumbs } = location;
    if (ABOUT_DOCS.includes(page)) return { ...location, marked: [], closed: [], isListed: false };
    const isPart = page.startsWith(OBJECTS) && !location.isListed;
    return isPart
      ? { ...location, marked: [OBJECTS], closed: [], breadcrumbs: [...trail, breadcrumbs.at(-1)] }
      : { ...location, marked: [page], closed: [], breadcrumbs: trail, isListed: true };
  });
  expect(found).toEqual(wanted);
  const listed = found.filter(({ page }) => !ABOUT_DOCS.includes(page));
  expect(listed).toHaveLength(found.length - ABOUT_DOCS.length);
  expect(new Set(listed.map(({ trail }) => trail.length))).toEqual(new Set([1, 2, 3]));
});

function readLocation(page: string): Location {
  const html = readFileSync(path.join(SITE, page, 'index.html'), 'utf8');
  const rows = find(cut(html, /<ul class="theme-doc-sidebar-menu.*?<\/aside>/s), 'a');
  const marked = rows.filter((row) => attributeOf(row, 'aria-current') === 'page');
  const trail = marked.flatMap(itemsAround);
  const crumbs = find(cut(html, /<nav class="?theme-doc-breadcrumbs.*?<\/nav>/s), 'li').map(textOf);
  return {
    marked: marked.map(hrefOf),
    isListed: rows.some((row) => hrefOf(row) === page),
    trail: trail.map(labelOf),
    closed: trail.filter((item) => attributeOf(item, 'class')?.includes('--collapsed')).map(labelOf),
    // The first one leads home.
    breadcrumbs: crumbs.slice(1),
  };
}

/** Pages are too many to be parsed as a whole. */
function cut(html: string, part: RegExp): string {
  return part.exec(html)?.[0] ?? '';
}

function find(html: string, tag: string): Element[] {
  const found: Element[] = [];
  visit(parseFragment(html), (element) => element.tagName === tag && found.push(element));
  return found;
}

function hrefOf(row: Element): string {
  return attributeOf(row, 'href') ?? '';
}

function itemsAround({ parentNode }: Element): Element[] {
  if (!parentNode || !('tagName' in parentNode)) return [];
  const around = itemsAround(parentNode);
  return parentNode.tagName === 'li' ? [...around, parentNode] : around;
}

/** The text of the row itself, without what is below it. */
function labelOf(item: Element): string {
  let label: string | undefined;
  visit(item, (element) => element.tagName === 'a' && (label ??= textOf(element)));
  return label ?? '';
}
