import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { listPages, SITE } from './html/built-page';
import { attributeOf, textOf, visit } from '../../tools/pages/html-tree';

const HOST = 'https://developers.abaco.example';

const heads = listPages().map((page) => ({ page, ...readHead(page) }));
const indexed = heads.filter(({ page, meta }) => page !== '/404.html' && !meta.robots?.includes('noindex'));

test('every page that search engines list has its own title', () => {
  expect(indexed.length).toBeGreaterThan(200);
  const titles = indexed.map(({ title }) => title);
  const shared = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(shared).toEqual([]);
});

test('search engines can show the description of every page in full, and need no other', () => {
  const lengths = [...indexed, ...heads.filter(({ page }) => page === '/404.html')].map(({ page, meta }) => ({
    page,
    length: meta.description?.length ?? 0,
  }));
  expect(lengths.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  const descriptions = indexed.map(({ meta }) => meta.description);
  expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
});

test('every page says what it is and of which site, in the same words everywhere', () => {
  const wrong = heads.filter(({ title, meta, page }) => {
    return (
      meta['og:site_name'] !== 'Abaco Developers' ||
      meta['og:type'] !==
        (page === '/' || !indexed.some((one) => one.page === page) ? 'website' : 'article') ||
      meta['og:title'] !== title ||
      meta['og:description'] !== meta.description ||
      !/^#[0-9a-f]{6}$/.test(meta['theme-color'] ?? '')
    );
  });
  expect(wrong.map(({ page }) => page)).toEqual([]);
});

test('phones find the icon of the site', () => {
  const icons = new Set(heads.map(({ touchIcon }) => touchIcon));
  expect([...icons]).toEqual(['/apple-touch-icon.png']);
  const icon = readFileSync(path.join(SITE, 'apple-touch-icon.png'));
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
});

test('the front page describes the site, whose search takes a query', () => {
  const [site] = heads
    .find(({ page }) => page === '/')!
    .things.filter((thing) => thing['@type'] === 'WebSite');
  expect(site).toMatchObject({
    url: `${HOST}/`,
    name: 'Abaco Developers',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${HOST}/search/?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the sitemap has every page, and the day of its last change where git knows it', () => {
  const sitemap = readFileSync(path.join(SITE, 'sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g)];
  const addresses = entries.map(([, address]) => address);
  expect(addresses.toSorted()).toEqual(indexed.map(({ page }) => HOST + page).toSorted());
  // A copy with only the last commits does not know the days.
  const footer = indexed.find(({ page }) => page === '/guides/webhooks/')!.changed;
  const days = entries.map(([, , day]) => day);
  if (footer === undefined) return expect(new Set(days)).toEqual(new Set([undefined]));
  expect(entries.find(([, address]) => address === `${HOST}/guides/webhooks/`)?.[2]).toBe(footer);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toEqual([]);
});

interface Head {
  title: string;
  meta: Record<string, string | undefined>;
  touchIcon?: string;
  things: Record<string, unknown>[];
  /** The day in the footer. */
  changed?: string;
}

function readHead(page: string): Head {
  const file = path.join(SITE, page, page.endsWith('.html') ? '' : 'index.html');
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build`);
  const head: Head = { title: '', meta: {}, things: [] };
  visit(parse(readFileSync(file, 'utf8')), (element) => {
    const named = (name: string) => attributeOf(element, name);
    if (element.tagName === 'title' && head.title === '') head.title = textOf(element);
    if (element.tagName === 'meta') head.meta[named('property') ?? named('name') ?? ''] = named('content');
    if (element.tagName === 'link' && named('rel') === 'apple-touch-icon') head.touchIcon = named('href');
    if (element.tagName === 'time' && named('datetime')) head.changed = named('datetime');
    if (element.tagName === 'script' && named('type') === 'application/ld+json')
      head.things.push(JSON.parse(contentOf(element.childNodes)) as Record<string, unknown>);
  });
  return head;
}

function contentOf(nodes: readonly object[]): string {
  return nodes.map((node) => ('value' in node ? String(node.value) : '')).join('');
}
