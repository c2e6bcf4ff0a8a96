import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { SearchRecord } from '#core/contracts/search-records';
import { escapeHtml } from '#core/text/escape-html';
import { fieldsOf } from '../../search/index/fields';
import { findChromium } from '../machine/chromium';
import type { Search } from './metrics';

/** The part of Pagefind that we use in a page. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

const HITS = 10;

/** Its program has 57 MB, so that it is downloaded for these comparisons only. */
const PAGEFIND = ['--yes', 'pagefind@1.5.2'];

/** Pagefind could not be downloaded, or failed. */
class PagefindError extends Error {
  readonly exitCode = 2;
  constructor(output: string) {
    super(`${PAGEFIND.at(-1)} does not run. Is the registry of npm reachable?\n${output.trim()}`);
  }
}

/** Pagefind over the same records, each a separate page with its title as the heading, in the browser that it is made for. */
export async function openPagefind(
  records: readonly SearchRecord[],
): Promise<{ search: Search; close: () => Promise<void> }> {
  const files = indexPages(records);
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

/** Writes each record as a page, and returns the files that Pagefind makes of them, by their address. */
function indexPages(records: readonly SearchRecord[]): Map<string, Uint8Array> {
  const site = mkdtempSync(join(tmpdir(), 'pagefind-'));
  try {
    for (const [number, record] of records.entries()) {
      mkdirSync(join(site, String(number)));
      writeFileSync(join(site, String(number), 'index.html'), toPage(record));
    }
    const { status, stderr } = spawnSync('npx', [...PAGEFIND, '--site', site], { encoding: 'utf8' });
    if (status !== 0) throw new PagefindError(stderr);
    const output = join(site, 'pagefind');
    const paths = readdirSync(output, { recursive: true, encoding: 'utf8' });
    const files = paths.filter((path) => statSync(join(output, path)).isFile());
    return new Map(files.map((path) => [`/pagefind/${path}`, readFileSync(join(output, path))]));
  } finally {
    rmSync(site, { recursive: true });
  }
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
