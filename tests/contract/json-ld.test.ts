import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { listPages, SITE } from './html/built-page';
import { attributeOf, type Element, textOf, visit } from '../../tools/pages/html-tree';

const HOST = 'https://developers.abaco.example';

interface Thing {
  '@context': string;
  '@type': string;
  headline?: string;
  url?: string;
  itemListElement?: { name: string; item?: string }[];
}

/** All but the search page and the page for unknown addresses have content. */
const pages = listPages().filter((page) => page !== '/404.html' && page !== '/search/');
const read = pages.map((page) => ({ page, ...readPage(page) }));

test('every page but the front page describes itself as an article, at its canonical address and with its title', () => {
  const wrong = read
    .filter(({ page }) => page !== '/')
    .filter(({ page, canonical, things, titles }) => {
      const articles = things.filter((thing) => thing['@type'] === 'TechArticle');
      return (
        articles.length !== 1 ||
        canonical !== `${HOST}${page}` ||
        articles[0]?.url !== canonical ||
        !titles.some((title) => title.startsWith(`${articles[0]?.headline} | `))
      );
    });
  expect(wrong.map(({ page }) => page)).toEqual([]);
});

test('the breadcrumbs of every page lead to pages', () => {
  const lists = read.map(({ page, things }) => ({
    page,
    crumbs: things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement ?? [],
  }));
  expect(lists.filter(({ crumbs }) => crumbs.length === 0).map(({ page }) => page)).toEqual([]);
  const wrong = lists.flatMap(({ crumbs }) =>
    crumbs.flatMap(({ item }) => (item === undefined || isPage(item) ? [] : [item])),
  );
  expect(wrong).toEqual([]);
});

test('all of it is vocabulary of schema.org', () => {
  const contexts = read.flatMap(({ things }) => things.map((thing) => thing['@context']));
  expect(new Set(contexts)).toEqual(new Set(['https://schema.org']));
});

function contentOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function isPage(url: string): boolean {
  return url.startsWith(`${HOST}/`) && existsSync(path.join(SITE, url.slice(HOST.length), 'index.html'));
}

function readPage(page: string): { canonical?: string; things: Thing[]; titles: string[] } {
  const elements: Element[] = [];
  visit(parse(readFileSync(path.join(SITE, page, 'index.html'), 'utf8')), (element) =>
    elements.push(element),
  );
  const named = (name: string, attribute: string, value: string) =>
    elements.filter((element) => element.tagName === name && attributeOf(element, attribute) === value);
  const [canonical] = named('link', 'rel', 'canonical');
  return {
    canonical: canonical && attributeOf(canonical, 'href'),
    things: named('script', 'type', 'application/ld+json').map(
      (script) => JSON.parse(contentOf(script)) as Thing,
    ),
    titles: elements.filter(({ tagName }) => tagName === 'title').map(textOf),
  };
}
