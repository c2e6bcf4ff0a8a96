import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { SITE } from './html/built-page';
import { attributeOf, type Element, visit } from './html/html-tree';

test('_headers is this file: one policy for all, a year for assets, and a question for the rest', () => {
  const others = readdirSync(SITE, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
    .filter((pattern) => !['/_headers', '/assets/*', '/index.html'].includes(pattern));
  const lines = [
    '/*',
    `  Content-Security-Policy: default-src 'none'; script-src 'self' ${hashInlineScripts().join(' ')}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: accelerometer=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), clipboard-write=(self)',
    '  Cross-Origin-Opener-Policy: same-origin',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    ...['/', ...others.toSorted()].flatMap((pattern) => [
      pattern,
      '  Cache-Control: public, max-age=0, must-revalidate',
    ]),
    '',
  ];
  expect(readFileSync(path.join(SITE, '_headers'), 'utf8').split('\n')).toEqual(lines);
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
