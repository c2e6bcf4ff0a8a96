import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { headersOf, parseRules } from '../../site/hosting/header-rules';
import { isForHost } from '../../site/hosting/write-headers';
import { SITE } from './html/built-page';
import { attributeOf, type Element, visit } from '../../tools/pages/html-tree';

const text = readFileSync(path.join(SITE, '_headers'), 'utf8');
const rules = parseRules(text);
const files = readdirSync(SITE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !isForHost(entry.name))
  .map(({ parentPath, name }) => path.relative(SITE, path.join(parentPath, name)));

test('every response has one policy', () => {
  expect([...headersOf(rules, '/nowhere/')].filter(([name]) => name !== 'link')).toEqual([
    [
      'content-security-policy',
      `default-src 'none'; script-src 'self' ${hashInlineScripts().join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    ],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      'accelerometer=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), clipboard-write=(self)',
    ],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
  ]);
});

test('caches keep assets for a year, and ask again for every other file', () => {
  const found = files.map((file) => [
    file,
    headersOf(rules, `/${file.replace(/(^|\/)index\.html$/, '$1')}`).get('cache-control'),
  ]);
  expect(found).toEqual(
    files.map((file) => [
      file,
      file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    ]),
  );
});

test('every response links files for programs, which the build has', () => {
  const links = [
    ...(headersOf(rules, '/nowhere/').get('link') ?? '').matchAll(/<\/([^>]*)>; rel="([\w-]+)"/g),
  ];
  expect(links.map(([, , relation]) => relation)).toContain('service-desc');
  expect(links.filter(([, file = '']) => !files.includes(file))).toEqual([]);
});

test('hosts with limits read the whole file', () => {
  // https://developers.cloudflare.com/pages/configuration/headers/
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('what may be kept for a year has a hash of its content in its path', () => {
  const folder = path.join(SITE, 'assets');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(path.relative(folder, parentPath), name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !/[.-][0-9a-f]{8,}[./]/.test(file))).toEqual([]);
});

/** Those of one page of each kind; that no page has another one is what `tests/browser/security.spec.ts` would see. */
function hashInlineScripts(): string[] {
  const pages = ['index.html', '404.html', 'search/index.html', 'api/invoices/create-invoice/index.html'];
  const hashes = pages.flatMap((page) => readScripts(path.join(SITE, page)).map(hash));
  return [...new Set(hashes)].sort();
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function readScripts(file: string): string[] {
  const scripts: Element[] = [];
  visit(
    parse(readFileSync(file, 'utf8')),
    (element) => element.tagName === 'script' && scripts.push(element),
  );
  return scripts
    .filter((script) => ['src', 'type'].every((name) => attributeOf(script, name) === undefined))
    .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
}
