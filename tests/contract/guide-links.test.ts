import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Facts } from '#core/contracts/facts';
import { hrefOf } from '../../site/config/guide-pages';
import { guidePages } from '../builders/own-site';
import { listPages, SITE } from './html/built-page';
import { holds } from '../specified/holds';

const { operations, events, objects, statuses } = JSON.parse(
  readFileSync('generated/facts/facts.json', 'utf8'),
) as Facts;

/** Words by which a guide names a thing of the API, read from its source without the parser of the site. */
const spellings: { things: Record<string, { href?: string }>; pattern: RegExp }[] = [
  { things: operations, pattern: /(?:<Operation [^>]*id|operation)="([^"]+)"/g },
  { things: operations, pattern: /<(?:Parameter|Values?) of="([^".]+)/g },
  { things: events, pattern: /(?:<(?:Event|Signature) of|operation)="([^"]+)"/g },
  { things: objects, pattern: /<(?:Object|Field|Values?) of="([^".]+)/g },
  { things: statuses, pattern: /(?:<Status of|status)="(\d+)"/g },
];

const pairs = guidePages.flatMap((id) => {
  const source = readFileSync(join('docs', `${id}.mdx`), 'utf8');
  const hrefs = spellings.flatMap(({ things, pattern }) =>
    [...source.matchAll(pattern)].flatMap(([, name = '']) => things[name]?.href ?? []),
  );
  return [...new Set(hrefs)].map((href) => ({ guide: hrefOf(id), href }));
});

/** Addresses that a built page links after an id, up to the next section. */
function linksAfter(id: string, page: string): string[] {
  const html = readFileSync(join(SITE, page, 'index.html'), 'utf8');
  const [, ...after] = html.split(` id="${id}">`);
  const [part = ''] = after.join('').split(/<h2|<nav |<\/section>|popover=/);
  return [...part.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
}

/** Errors share a page. */
function guidesOf(href: string): string[] {
  const [page = '', status = 'guides'] = href.split('#');
  return linksAfter(status, page);
}

test('the guides name most of the API', () => {
  expect(new Set(pairs.map(({ href }) => href)).size).toBeGreaterThan(100);
});

describe('what a guide names is in its list, and links the guide', holds('guides.named'), () => {
  test.each(guidePages.map((id) => hrefOf(id)))('%s', (guide) => {
    const named = pairs.filter((pair) => pair.guide === guide).map(({ href }) => href);
    expect(linksAfter('reference-for-this-page', guide).toSorted()).toEqual(named.toSorted());
    expect(named.filter((href) => !guidesOf(href).includes(guide))).toEqual([]);
  });
});

describe('a page of the reference links no guide that does not name it', () => {
  const statusPages = Object.values(statuses).flatMap(({ href }) => href ?? []);
  const pages = [...listPages().filter((page) => page.startsWith('/api/')), ...statusPages];
  const known = new Set(guidePages.map((id) => hrefOf(id)));

  test.each(pages)('%s', (page) => {
    const guides = pairs.filter(({ href }) => href === page).map(({ guide }) => guide);
    expect(guidesOf(page).filter((href) => known.has(href))).toEqual(guides);
  });
});

describe('the terms that a guide links are in the glossary', () => {
  const glossary = readFileSync(join(SITE, 'glossary/index.html'), 'utf8');
  const linked = guidePages.map((id) => ({
    id,
    anchors: [
      ...readFileSync(join(SITE, hrefOf(id), 'index.html'), 'utf8').matchAll(/href="\/glossary\/#([\w-]+)/g),
    ].map(([, anchor = '']) => anchor),
  }));

  test.each(linked)('$id', ({ anchors }) => {
    expect(anchors.filter((anchor) => !glossary.includes(` id="${anchor}">`))).toEqual([]);
  });

  test('and there are many', () => {
    expect(linked.flatMap(({ anchors }) => anchors).length).toBeGreaterThan(50);
  });
});
