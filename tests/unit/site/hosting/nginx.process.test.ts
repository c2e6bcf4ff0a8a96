import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../../builders/free-port';
import { headersOf, parseRules } from '../../../../site/hosting/header-rules';
import { writeHeaders } from '../../../../site/hosting/write-headers';
import { nginx } from '../../../../tools/machine/nginx';
import { SiteFolder } from './site-folder';

const PAGE = readFileSync('docs/_contributing/hosting.md', 'utf8');

/** Returns the first block of code of a language on the hosting page that contains `word`. */
function codeOf(language: string, word: string): string {
  const blocks = [...PAGE.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
  const [, , code] = blocks.find(([, name, text]) => name === language && text?.includes(word)) ?? [];
  if (code === undefined) throw new Error(`The hosting page has no ${language} with \`${word}\`.`);
  return code;
}

const LONG = 'A line of a long page.\n'.repeat(200);

/** The table of redirects has room for long addresses. */
const LONG_NAME = 'an-address-of-some-length/'.repeat(6) + 'page';

const site = new SiteFolder({
  'build/index.html': '<h1>Start</h1><script>let a = "$1";</script>',
  'build/404.html': '<h1>Page not found</h1>',
  'build/guides/webhooks/index.html': `<h1>Webhooks</h1>${LONG}`,
  'build/guides/webhooks/index.md': `# Webhooks\n${LONG}`,
  'build/guides/webhooks.md': '# Webhooks\n',
  'build/search/index.html': '<h1>Search</h1>',
  'build/openapi.json': '{}',
  'build/api.d.ts': 'export {};',
  'build/llms.txt': '# Site',
  'build/assets/js/main.0a1b2c3d.mjs': '',
  'build/old/index.html': '<h1>This page has moved</h1>',
  'build/_redirects': `/old/ /guides/webhooks/ 301\n/old.md /guides/webhooks.md 301\n/${LONG_NAME}/ /guides/webhooks/#retries 301\n`,
  'build/.well-known/api-catalog': '{"linkset":[]}',
});

const command = nginx.find();
let server: ChildProcess | undefined;
let origin = '';

test('nginx is here', ({ skip }) => {
  if (command !== undefined) return;
  const advice = `nginx is missing, so its configuration is not tested. On Debian: sudo apt-get install ${nginx.debian.join(' ')}`;
  expect(process.env.CI, advice).not.toBe('true');
  console.warn(advice);
  skip(advice);
});

describe.runIf(command)('the configuration for nginx', () => {
  beforeAll(async () => {
    writeHeaders(path.join(site.folder, 'build'), { base: '/', connect: [] });
    for (const word of ['_headers >', '_redirects >', 'gzip'])
      execFileSync('bash', ['-ec', codeOf('sh', word)], { cwd: site.folder });
    // Started by root, nginx reads files as another user.
    chmodSync(site.folder, 0o755);
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    writeFileSync(path.join(site.folder, 'nginx.conf'), configurationFor(port));
    mkdirSync(path.join(site.folder, 'logs'));
    server = spawn(command ?? '', ['-p', site.folder, '-c', path.join(site.folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(server);
  });

  afterAll(async () => {
    server?.kill('SIGTERM');
    if (server) await once(server, 'exit');
    site.remove();
  });

  const get = (address: string, accept = '*/*', method = 'GET') =>
    fetch(origin + address, { method, headers: { accept }, redirect: 'manual' });

  test.each([
    { accept: 'text/markdown', type: 'text/markdown' },
    { accept: 'text/markdown, text/html;q=0.9, */*;q=0.8', type: 'text/markdown' },
    { accept: 'text/html, text/markdown;q=0', type: 'text/html' },
    { accept: '*/*', type: 'text/html' },
    { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', type: 'text/html' },
  ])('sends $type for `$accept`, compressed, and says that it depends on it', async ({ accept, type }) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get('/guides/webhooks/', accept, method);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(headers.get('content-encoding')).toBe('gzip');
      expect(headers.get('vary')?.split(', ').toSorted()).toEqual(['Accept', 'Accept-Encoding']);
      const links = headers.get('link') ?? '';
      expect(links.includes('<https://developers.example.com/guides/webhooks/>; rel="canonical"')).toBe(
        type === 'text/markdown',
      );
    }
    const file = `guides/webhooks/index.${type === 'text/html' ? 'html' : 'md'}`;
    const body = await (await get('/guides/webhooks/', accept)).text();
    expect(body).toBe(readFileSync(path.join(site.folder, 'build', file), 'utf8'));
  });

  test('sends the precompressed file', async () => {
    const { headers } = await get('/guides/webhooks/', 'text/markdown');
    const { size } = statSync(path.join(site.folder, 'build/guides/webhooks/index.md.gz'));
    expect(headers.get('content-length')).toBe(String(size));
  });

  test('sends a page without a twin as HTML, and leads to the slash', async () => {
    expect((await get('/search/', 'text/markdown')).headers.get('content-type')).toContain('text/html');
    expect((await get('/guides/webhooks')).headers.get('location')).toBe('/guides/webhooks/');
  });

  test.each(['/nowhere/', '/nowhere.md', '/guides/nowhere/index.md', '/_headers', '/_redirects'])(
    'sends the page for unknown addresses with its status: %s',
    async (address) => {
      const response = await get(address, 'text/markdown');
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toBe('<h1>Page not found</h1>');
    },
  );

  test.each([
    ['/old/', '/guides/webhooks/'],
    ['/old.md', '/guides/webhooks.md'],
    [`/${LONG_NAME}/`, '/guides/webhooks/#retries'],
  ])('leads from %s to %s', async (from, to) => {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  test('sends the headers that the build has for each path', async () => {
    const rules = parseRules(readFileSync(path.join(site.folder, 'build/_headers'), 'utf8'));
    for (const address of [
      '/',
      '/assets/js/main.0a1b2c3d.mjs',
      '/llms.txt',
      '/.well-known/api-catalog',
      '/openapi.json',
      '/api.d.ts',
    ]) {
      const { headers } = await get(address);
      const expected = Object.fromEntries(headersOf(rules, address));
      expect(Object.fromEntries(headers)).toMatchObject(expected);
      expect(headers.get('access-control-allow-origin')).toBe(
        expected['access-control-allow-origin'] ?? null,
      );
    }
    const twin = await get('/guides/webhooks.md');
    expect(twin.headers.get('access-control-allow-origin')).toBe('*');
    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });
});

/** Waits for the line that nginx prints when it listens. */
async function untilReady({ stderr }: ChildProcess): Promise<void> {
  let printed = '';
  for await (const chunk of stderr ?? []) {
    printed += String(chunk);
    if (printed.includes('start worker process ')) return;
  }
  throw new Error(`nginx does not start:\n${printed}`);
}

/** Wraps the configuration of the page for a process without privileges, in folders of the test. */
function configurationFor(port: number): string {
  const docs = codeOf('nginx', 'server {')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/docs', path.join(site.folder, 'build'))
    .replace('/etc/nginx/docs-headers.conf', path.join(site.folder, 'docs-headers.conf'))
    .replace('/etc/nginx/docs-redirects.conf', path.join(site.folder, 'docs-redirects.conf'))
    .replace('/etc/nginx/mime.types', mimeTypes());
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(site.folder, name)};`,
  );
  return [
    'daemon off;',
    'error_log stderr notice;',
    `pid ${path.join(site.folder, 'nginx.pid')};`,
    'events {}',
    'http {',
    'access_log off;',
    ...folders,
    docs,
    '}',
  ].join('\n');
}

function mimeTypes(): string {
  const files = [
    '/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
  ];
  return files.find((file) => existsSync(file)) ?? files.join();
}
