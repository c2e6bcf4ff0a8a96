import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { listPages, readPage, SITE } from './html/built-page';
import { attributeOf, type Element, visit } from '../../tools/pages/html-tree';
import { holds } from '../specified/holds';

const guides = [
  ...['checkout', 'connect', 'connect/account-types', 'connect/custom-accounts', 'connect/integrate'],
  ...['connect/standard-accounts', 'correct-invoices', 'download-reports', 'e-invoicing'],
  ...['e-invoicing/ticketbai', 'e-invoicing/verifactu', 'getting-started', 'record-refunds', 'record-sales'],
  ...['show-billing-history', 'tax-calculations', 'tax-calculations/backend', 'tax-calculations/frontend'],
  ...['tax-id-validation', 'webhooks'],
].map((name) => `/guides/${name}/`);

const routes = {
  start: ['/', '/glossary/', '/search/'],
  reference: ['/api/'],
  templates: ['/templates/', '/templates/common-use-cases/', '/templates/filters/', '/templates/tags/'],
  guides: ['/guides/', ...guides],
  tools: ['/tools/', '/tools/api/', '/tools/abaco_js/', '/tools/sandbox/', '/tools/sdks/'],
};

describe('the built site', () => {
  it.each(Object.entries(routes))(
    'has the routes of %s',
    holds('1.site.3', '1.site.4', '2.site.3', '2.site.5', '2.site.6', '2.site.7'),
    (_, paths) => {
      const pages = listPages();
      expect(paths.filter((path) => !pages.includes(path))).toEqual([]);
    },
  );

  it('has 34 routes, and others below /api/ and for what it adds', holds('2.site.1'), () => {
    const listed = Object.values(routes).flat();
    expect(listed).toHaveLength(34);
    const others = listPages().filter((page) => !listed.includes(page) && !page.startsWith('/api/'));
    expect(others).toEqual([
      '/404.html',
      '/decisions/',
      '/guides/move-in/',
      '/guides/stay-in-sync/',
      '/guides/tax-calculations/without-tax/',
      '/guides/test-your-integration/',
      '/tools/downloads/',
    ]);
  });

  it('links with a trailing slash only, but for files', holds('2.site.1'), () => {
    const links = new Set(listPages().flatMap(readLinks));
    const inside = [...links]
      .map((href) => href.replace(/[?#].*$/, ''))
      .filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(100);
    expect(inside.filter((href) => !href.endsWith('/') && !/\.\w+$/.test(href))).toEqual([]);
    expect(inside.filter((href) => href.endsWith('.html'))).toEqual([]);
  });

  it.each(Object.values(routes).flat())(
    '%s names its languages and may be indexed',
    holds('2.site.18'),
    (page) => {
      const address = `https://developers.abaco.example${page}`;
      const alternates = elements(page, 'link').filter(
        (link) => attributeOf(link, 'rel') === 'alternate' && attributeOf(link, 'hreflang') !== undefined,
      );
      expect(alternates.map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')])).toEqual([
        ['en', address],
        ['x-default', address],
      ]);
      expect(elements(page, 'html').map((html) => attributeOf(html, 'lang'))).toEqual(['en']);
      // The search page is not to be indexed.
      expect(select(page, 'meta', 'name').includes('robots')).toBe(page === '/search/');
    },
  );

  it('says on its front page that it unlocks compliance', holds('1.site.1'), () => {
    const text = readPage('/').text.replaceAll('\u00A0', ' ');
    expect(text).toContain('Unlock global compliance with a developer-first sales tax API');
  });

  it('documents all that the API does', holds('1.site.2'), () => {
    const areas = [
      'tax-rates',
      'invoices',
      'credits',
      'expenses',
      'sessions',
      'accounts',
      'reporting',
      'webhooks',
    ];
    const pages = listPages();
    expect(areas.filter((area) => !pages.includes(`/api/${area}/`))).toEqual([]);
  });

  it('has a page for unknown addresses that does not name its own address', () => {
    const named = [
      ...select('/404.html', 'link', 'href'),
      ...select('/404.html', 'a', 'href'),
      ...select('/404.html', 'meta', 'content'),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((value) => /\/404\b/.test(value))).toEqual([]);
  });

  it('names its framework', holds('9.site.2'), () => {
    const generators = elements('/', 'meta').filter((meta) => attributeOf(meta, 'name') === 'generator');
    expect(generators.map((meta) => attributeOf(meta, 'content'))).toEqual(['Docusaurus v3.10.2']);
  });
});

/** All links of a page. There are too many pages to parse each. */
function readLinks(page: string): string[] {
  return [...readHtml(page).matchAll(/<a\s[^>]*?href=(?:"([^"]*)"|([^\s>]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}

function readHtml(page: string): string {
  return readFileSync(join(SITE, page.endsWith('.html') ? page : `${page}index.html`), 'utf8');
}

function select(page: string, tag: string, attribute: string): string[] {
  return elements(page, tag).flatMap((element) => attributeOf(element, attribute) ?? []);
}

const known = new Map<string, Element[]>();

function elements(page: string, tag: string): Element[] {
  const all = known.get(page) ?? readElements(page);
  known.set(page, all);
  return all.filter(({ tagName }) => tagName === tag);
}

function readElements(page: string): Element[] {
  const found: Element[] = [];
  visit(parse(readHtml(page)), (element) => found.push(element));
  return found;
}
