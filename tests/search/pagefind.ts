import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { SearchRecord } from '#core/contracts/search-records';
import { escapeHtml } from '#core/text/escape-html';
import { fieldsOf } from '../../search/index/fields';
import { findChromium } from '../setup/chromium';
import type { Search } from './metrics';

/** The part of Pagefind that we use in a page. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

const HITS = 10;

/** Pagefind over the same records, each a separate page with its title as the heading, in the browser that it is made for. */
export async function openPagefind(
  records: readonly SearchRecord[],
): Promise<{ search: Search; close: () => Promise<void> }> {
  const files = await indexPages(records);
  const server = await serve(files);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    async search(query) {
      const places = await page.evaluate(
        async ([text, count]) => {
          const address = '/pagefind/pagefind.js';
          const pagefind = (await import(address)) as Pagefind;
          const { results } = await pagefind.search(text);
          const data = await Promise.all(results.slice(0, count).map((result) => result.data()));
          return data.map(({ url }) => url);
        },
        [query, HITS] as const,
      );
      return [...new Set(places.flatMap((place) => records[Number(place.split('/')[1])]?.url ?? []))];
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function indexPages(records: readonly SearchRecord[]): Promise<Map<string, Uint8Array>> {
  const { createIndex, close } = await import('pagefind');
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  for (const [number, record] of records.entries())
    await index.addHTMLFile({ url: `/${number}/`, content: toPage(record) });
  const { files } = await index.getFiles();
  await close();
  return new Map(files.map(({ path, content }) => [`/pagefind/${path}`, content]));
}

function toPage(record: SearchRecord): string {
  const { title, ...others } = fieldsOf(record);
  const lines = Object.values(others).map((text) => `<p>${escapeHtml(text)}</p>`);
  return `<html lang="en"><body><h1>${escapeHtml(title)}</h1>${lines.join('')}</body></html>`;
}

function serve(files: ReadonlyMap<string, Uint8Array>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const [path = ''] = url.split('?');
    const content = path === '/' ? '<!doctype html><title>Pagefind</title>' : files.get(path);
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': typeOf(path) });
    response.end(content);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function typeOf(path: string): string {
  if (path === '/') return 'text/html';
  return path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
}
