import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { listPages, SITE } from './html/built-page';
import { attributeOf, type Element, visit } from '../../tools/pages/html-tree';

const HOST = 'https://developers.abaco.example/';
const pages = listPages().map((page) => ({ page, meta: readMeta(page) }));

test('every page names its picture, and those that are not listed name that of the front page', () => {
  const wrong = pages.filter(({ page, meta }) => {
    const own = meta.get('robots')?.includes('noindex') || page === '/404.html' ? '/' : page;
    return meta.get('og:image') !== `${HOST}${own.slice(1)}card.png`;
  });
  expect(wrong.map(({ page }) => page)).toEqual([]);
});

test('a picture is described by the title of the page', () => {
  const wrong = pages.filter(({ meta }) => meta.get('og:image:alt') !== meta.get('og:title'));
  expect(wrong.map(({ page }) => page)).toEqual([]);
});

test('every picture is there, has the announced size, and is small', async () => {
  const files = new Set(pages.map(({ meta }) => (meta.get('og:image') ?? '').replace(HOST, '')));
  expect(files.size).toBeGreaterThan(200);
  const missing = [...files].filter((file) => !existsSync(path.join(SITE, file)));
  expect(missing).toEqual([]);
  const pictures = [...files].map((file) => ({ file, content: readFileSync(path.join(SITE, file)) }));
  expect(pictures.filter(({ content }) => sizeOf(content) !== '1200 × 630').map(({ file }) => file)).toEqual(
    [],
  );
  expect(pictures.filter(({ content }) => content.length > 40_000).map(({ file }) => file)).toEqual([]);
  await expect(loadImage(pictures[0]!.content)).resolves.toMatchObject({ width: 1200, height: 630 });
});

/** The size in the header of a PNG. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
}

function readMeta(page: string): Map<string, string> {
  const file = path.join(SITE, page.endsWith('.html') ? page : `${page}index.html`);
  const meta: Element[] = [];
  visit(parse(readFileSync(file, 'utf8')), (element) => element.tagName === 'meta' && meta.push(element));
  return new Map(
    meta.map((element) => [
      attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '',
      attributeOf(element, 'content') ?? '',
    ]),
  );
}
