import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isStub } from '../../site/redirects/stub-pages';
import { addresses, siteAddress } from '../builders/own-site';
import { listPages, readPage, SITE } from './html/built-page';
import { holds } from '../specified/holds';

const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' });
const markdown = files.filter((file) => file.endsWith('.md')).toSorted();
const lists = files.filter((file) => /(^|\/)llms\.txt$/.test(file)).toSorted();

const read = (file: string) => readFileSync(join(SITE, file), 'utf8');

/** Whether a file only leads to the text of another page. */
const hasMoved = (file: string) =>
  existsSync(join(SITE, file.replace(/md$/, 'html'))) && isStub(read(file.replace(/md$/, 'html')));

/** Addresses of the links in Markdown, outside code. */
function linksIn(text: string): string[] {
  const prose = text.replace(/^(`{3,})[^]*?^\1`*$|(`+)[^`][^]*?\2/gm, '``');
  return [...prose.matchAll(/\]\(([^\s)]+)/g)].map(([, url = '']) => url);
}

/** Whether a link of Markdown works: outside the site, or to a file and a part of its page. */
function works(url: string): boolean {
  if (!url.startsWith(siteAddress)) return /^(https|mailto):/.test(url);
  const [path = '', hash] = url.slice(siteAddress.length + 1).split('#');
  if (hash === undefined) return existsSync(join(SITE, path.endsWith('/') ? `${path}index.html` : path));
  return readPage(`/${path.replace(/index\.md$/, '')}`).ids.has(decodeURIComponent(hash));
}

describe('a page as Markdown', () => {
  test.each(addresses)('exists for %s, at two addresses', holds('markdown.lists'), (address) => {
    const text = read(`${address.slice(1)}index.md`);
    if (address !== '/') expect(read(`${address.slice(1, -1)}.md`)).toBe(text);
    expect(text).toContain(`This is the text of ${siteAddress}${address}\n`);
  });

  test.each(markdown.filter((file) => /index(\.\w+)?\.md$/.test(file) && !hasMoved(file)))(
    '%s can be read alone',
    (file) => {
      const text = read(file);
      expect(text).toMatch(/^# \S.*\n\n> For AI agents: [^\n]*\/llms\.txt/);
      expect(text.length).toBeLessThanOrEqual(50_000);
      expect(linksIn(text).filter((url) => !works(url))).toEqual([]);
    },
  );
});

/** Pages that have content. */
const pages = listPages().filter((page) => page !== '/404.html' && page !== '/search/');

test('every page names its Markdown in its head, and the list of pages at the start of its body', () => {
  const wrong = listPages().filter((page) => {
    const html = read(page.endsWith('.html') ? page.slice(1) : `${page.slice(1)}index.html`);
    const [head = '', body = ''] = html.split('<body');
    const [, link] = /<link[^>]*type="?text\/markdown"?[^>]*href="?([^\s">]+)/.exec(head) ?? [];
    const expected = pages.includes(page) ? `${siteAddress}${page}index.md` : undefined;
    const isLinked = link === expected && (link === undefined || works(link));
    return !isLinked || !body.slice(0, 2000).includes(`${siteAddress}/llms.txt`);
  });
  expect(wrong).toEqual([]);
});

test(
  'the sitemap has the same pages as the lists, and robots.txt names it',
  holds('discovery.robots'),
  () => {
    const locations = [...read('sitemap.xml').matchAll(/<loc>([^<]*)</g)].map(([, url = '']) => url);
    expect(locations.toSorted()).toEqual(pages.map((page) => `${siteAddress}${page}`).toSorted());
    expect(read('robots.txt')).toContain(`\nSitemap: ${siteAddress}/sitemap.xml\n`);
  },
);

test('the catalogue of APIs leads to files of the site', () => {
  const urls = [...read('.well-known/api-catalog').matchAll(/"href": "([^"]*)"/g)].map(([, url = '']) => url);
  expect(urls).toHaveLength(4);
  expect(urls.filter((url) => !works(url))).toEqual([]);
});

/** Files of the pages that a list and the lists in it name, in their order. */
function twinsIn(list: string): string[] {
  const named = linksIn(read(list)).map((url) => url.slice(siteAddress.length + 1));
  return named.flatMap((file) =>
    file.endsWith('/llms.txt') ? twinsIn(file) : file.endsWith('index.md') ? [file] : [],
  );
}

describe('the lists of pages', () => {
  test.each(lists)('%s has the form of a list, and links that work', (file) => {
    const text = read(file);
    expect(text).toMatch(
      /^# [^\n]+\n\n> [^\n]+\n\n[^#>\n][^\n]*\n(\n## [^\n]+\n\n(- \[[^\n]+\]\(https?:[^\s)]+\)(: [^\n]+)?\n)+)+$/,
    );
    expect(text.length).toBeLessThanOrEqual(50_000);
    expect(linksIn(text).filter((url) => !works(url))).toEqual([]);
  });

  test('are linked from the first one, and list every page once', holds('markdown.lists'), () => {
    const root = linksIn(read('llms.txt'));
    const nested = lists.filter((file) => file !== 'llms.txt').map((file) => `${siteAddress}/${file}`);
    expect(nested.filter((url) => !root.includes(url))).toEqual([]);
    const inLists = lists.flatMap((file) => linksIn(read(file))).map((url) => url.replace(/index\.md$/, ''));
    expect(pages.filter((page) => !inLists.includes(`${siteAddress}${page}`))).toEqual([]);
    const areas = lists.filter((file) => file !== 'llms.txt').flatMap((file) => linksIn(read(file)));
    const repeated = areas.filter((url, index) => areas.indexOf(url) !== index && !url.endsWith('.txt'));
    expect(repeated).toEqual([]);
  });

  test('name the files that a program can fetch, all of which exist', () => {
    const named = [...read('llms.txt').matchAll(/`(https?:[^`]+)`/g)].map(([, url = '']) => url);
    const clients = readdirSync('generated/clients').map((file) => `${siteAddress}/clients/${file}`);
    expect(named).toEqual(expect.arrayContaining([`${siteAddress}/skill.md`, ...clients]));
    expect(named.filter((url) => !works(url))).toEqual([]);
  });

  test(
    'name a file with the text of all pages, in their order, and its size',
    holds('markdown.full-text'),
    () => {
      const text = read('llms-full.txt');
      const twins = [...new Set(twinsIn('llms.txt'))].map(read);
      expect(twins).toHaveLength(pages.length);
      expect(text === twins.join('\n')).toBe(true);
      expect(read('llms.txt')).toContain(
        `/llms-full.txt\` (Markdown, ${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB)`,
      );
    },
  );
});
