import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeHeaders } from '../../../../site/hosting/write-headers';
import { serveFolder, type ServedFolder } from '../../../../tools/pages/serve-folder';
import { SiteFolder } from './site-folder';

const SECRET = 'outside of the site';
const LONG = `openapi: 3.1.0\n${'# long\n'.repeat(500)}`;
const parent = new SiteFolder({
  'secret.txt': SECRET,
  'build/index.html': '<h1>Start</h1>',
  'build/index.md': '# Start',
  'build/404.html': '<h1>Page not found</h1>',
  'build/guides/webhooks/index.html': '<h1>Webhooks</h1>',
  'build/guides/webhooks/index.md': '# Webhooks',
  'build/guides/webhooks.md': '# Webhooks',
  'build/search/index.html': '<h1>Search</h1>',
  'build/größe 50%/index.html': '<h1>Size</h1>',
  'build/openapi.yaml': LONG,
  'build/notes.md': '# A file that is not a twin',
  'build/old/index.html': '<h1>This page has moved</h1>',
  'build/_redirects':
    '/old/ /guides/webhooks/ 301\n/old.md /guides/webhooks.md 301\n/older/ /openapi.yaml#part 301\n',
  'build/.well-known/api-catalog': '{"linkset":[]}',
});
const folder = path.join(parent.folder, 'build');
let root: ServedFolder;
let below: ServedFolder;

beforeAll(async () => {
  writeHeaders(folder, { base: '/', connect: [] });
  root = await serveFolder(folder);
  below = await serveFolder(folder, '/docs/');
});

afterAll(() => {
  root.close();
  below.close();
  parent.remove();
});

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(root.origin + address, { headers, method, redirect: 'manual' });

const MARKDOWN = 'text/markdown; charset=utf-8';
const HTML = 'text/html; charset=utf-8';

describe('a page with a twin', () => {
  test.each([
    { accept: 'text/markdown', type: MARKDOWN },
    { accept: 'TEXT/Markdown, text/html;q=0.9, */*;q=0.8', type: MARKDOWN },
    { accept: 'text/markdown, text/html', type: MARKDOWN },
    { accept: 'text/html, text/markdown;q=0.5', type: HTML },
    { accept: 'text/markdown;q=0', type: HTML },
    { accept: 'text/markdown;q=0.5, */*', type: HTML },
    { accept: 'text/*', type: HTML },
    { accept: '*/*', type: HTML },
    { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', type: HTML },
    { accept: ';;,,q=', type: HTML },
  ])('is $type for `$accept`, and says that it depends on it', async ({ accept, type }) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get('/guides/webhooks/', { accept }, method);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('vary')?.split(', ')).toContain('Accept');
      expect(await response.text()).toBe(
        method === 'HEAD' ? '' : type === HTML ? '<h1>Webhooks</h1>' : '# Webhooks',
      );
    }
  });

  test('names itself as the canonical address of each of its Markdown addresses, and of no other file', async () => {
    const canonical = async (address: string, accept = '*/*') =>
      /<([^>]*)>; rel="canonical"/.exec((await get(address, { accept })).headers.get('link') ?? '')?.[1];
    expect(await canonical('/guides/webhooks/', 'text/markdown')).toBe(
      'https://site.example/guides/webhooks/',
    );
    expect(await canonical('/guides/webhooks/index.md')).toBe('https://site.example/guides/webhooks/');
    expect(await canonical('/guides/webhooks.md')).toBe('https://site.example/guides/webhooks/');
    expect(await canonical('/index.md')).toBe('https://site.example/');
    expect(await canonical('/guides/webhooks/')).toBeUndefined();
    expect(await canonical('/notes.md')).toBeUndefined();
  });
});

test('a page without a twin is HTML for all, and a Markdown file is Markdown for all', async () => {
  const page = await get('/search/', { accept: 'text/markdown' });
  expect(page.headers.get('content-type')).toBe(HTML);
  expect(page.headers.get('vary') ?? '').not.toMatch(/Accept(?!-)/);
  const file = await get('/guides/webhooks.md', { accept: 'text/html' });
  expect(file.headers.get('content-type')).toBe(MARKDOWN);
  expect(file.headers.get('vary') ?? '').not.toMatch(/Accept(?!-)/);
});

test.each([
  '/nowhere/',
  '/nowhere.md',
  '/guides/nowhere/index.md',
  '/openapi.yaml/',
  '/_headers',
  '/guides/',
])('serves the 404 page, with its status, for an unknown address: %s', async (address) => {
  const response = await get(address, { accept: 'text/markdown, text/html' });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe(HTML);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toBe('<h1>Page not found</h1>');
});

test('types are those of the headers file, then of the name', async () => {
  const typeOf = async (address: string) => (await get(address)).headers.get('content-type');
  expect(await typeOf('/.well-known/api-catalog')).toMatch(/^application\/linkset\+json; profile=/);
  expect(await typeOf('/openapi.yaml')).toBe('application/yaml');
});

test.each([
  { accepted: 'gzip', want: 'gzip' },
  { accepted: 'gzip, deflate, br, zstd', want: 'br' },
])('a file is sent compressed, and again only after a change: $want', async ({ accepted, want }) => {
  parent.write('build/openapi.yaml', LONG);
  const first = await get('/openapi.yaml', { 'accept-encoding': accepted });
  expect(first.headers.get('content-encoding')).toBe(want);
  expect(first.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await first.text()).toMatch(/^openapi: 3\.1\.0\n(# long\n){500}$/);
  expect(Number.isNaN(Date.parse(first.headers.get('last-modified') ?? ''))).toBe(false);
  const etag = first.headers.get('etag') ?? '';
  const second = await get('/openapi.yaml', { 'if-none-match': etag });
  expect(second.status).toBe(304);
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  parent.write('build/openapi.yaml', 'openapi: 3.2.0\n');
  const third = await get('/openapi.yaml', { 'if-none-match': etag });
  expect(third.status).toBe(200);
  expect(await third.text()).toBe('openapi: 3.2.0\n');
});

test('a folder has a slash at its end, and the query stays', async () => {
  const response = await get('/guides/webhooks?a=1');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/guides/webhooks/?a=1');
  const encoded = await get('/gr%C3%B6%C3%9Fe%2050%25');
  expect(encoded.headers.get('location')).toBe('/gr%C3%B6%C3%9Fe%2050%25/');
  expect(await (await get('/gr%C3%B6%C3%9Fe%2050%25/')).text()).toBe('<h1>Size</h1>');
});

test('other methods are refused', async () => {
  const response = await get('/', { accept: 'text/markdown' }, 'POST');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a site below a path is there and nowhere else', async () => {
  const at = (address: string) => fetch(below.origin + address, { redirect: 'manual' });
  expect((await at('/')).headers.get('location')).toBe('/docs/');
  expect((await at('/docs')).headers.get('location')).toBe('/docs/');
  expect((await at('/docs/guides/webhooks')).headers.get('location')).toBe('/docs/guides/webhooks/');
  expect(await (await at('/docs/guides/webhooks/')).text()).toBe('<h1>Webhooks</h1>');
  expect((await at('/guides/webhooks/')).status).toBe(404);
});

/** Sent as they are: `fetch` would normalize them. */
const HOSTILE = [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/guides/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/guides\\..\\..\\secret.txt',
  '/%00',
  '/index.html%00.txt',
  '/%',
  '/%zz/',
  '/%E0%A4%A',
  '//evil.example/..',
  '/.',
  '/guides//webhooks/',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(4000)}`,
  '*',
];

test('no address leads out of the folder, to another host or to a crash', async () => {
  for (const address of HOSTILE) {
    const response = await sendRaw(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([address.slice(0, 80), response]).toEqual([
      address.slice(0, 80),
      expect.stringMatching(/^HTTP\/1\.1 (200|400|404) /),
    ]);
    expect(response).not.toContain(SECRET);
    expect(response).not.toContain('evil.example');
    expect(response).not.toMatch(/\n +at /);
  }
});

test('an idle connection stays open for more than a minute', async () => {
  const response = await sendRaw('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /x HTTP/1.0\r\n\r\n');
  expect(response).toContain('Keep-Alive: timeout=65');
});

async function sendRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(root.origin).port), 'localhost');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

test.each([
  ['/old/?page=2', '/guides/webhooks/?page=2'],
  ['/old.md', '/guides/webhooks.md'],
  ['/older/?page=2', '/openapi.yaml?page=2#part'],
  ['/old', '/old/'],
])('%s, which was moved, leads to %s', async (from, to) => {
  const { status, headers } = await get(from, { accept: 'text/markdown' });
  expect([status, headers.get('location')]).toEqual([301, to]);
});

test('the rules of the host are not sent', async () => {
  for (const file of ['/_headers', '/_redirects']) expect((await get(file)).status).toBe(404);
});
