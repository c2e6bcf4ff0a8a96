import { describe, expect, test } from 'vitest';
import type { VersionsFile } from '#core/contracts/versions';
import {
  movePage,
  stampPage,
  withBar,
  withCanonical,
  withoutContent,
} from '../../../../site/versions/move-page';
import { addressOf, nearestPath } from '../../../../site/versions/place';
import { formatBar } from '../../../../site/versions/version-bar';

const page = { kind: 'same' as const, changes: [] };
const versions: VersionsFile = {
  current: '20241028',
  pages: ['', 'coupons/', 'coupons/create-coupon/', 'coupons/delete-coupon/'],
  versions: [
    {
      version: '20240705',
      differences: '/api/changelog/20241028/',
      pages: {
        '': page,
        'coupons/': page,
        'coupons/create-coupon/': { kind: 'own', changes: [0, 1] },
        'old/thing/': page,
      },
      changes: [
        { isBreaking: true, summary: '`a` & <img src=x onerror=alert(1)> is removed', remedy: 'Stop.' },
        { isBreaking: false, summary: 'Nothing else', remedy: 'Nothing.' },
      ],
    },
  ],
};
const context = { versions, base: '/docs/', styles: '/docs/assets/css/versions.css' };

const HTML = `<html><head><title>Create a coupon | Docs</title><link rel="canonical" href="https://x.example/docs/api/coupons/"/><link rel="alternate" type="text/markdown" href="https://x.example/docs/api/coupons/index.md" /></head>
<body><nav><a href="/docs/api/">API</a></nav><aside class="theme-doc-sidebar-container"><a href="/docs/api/coupons/">C</a></aside><main><div data-reference=""><article class="markdown"><h1>Coupons</h1><p>api_version=20241028 <a href="/docs/api/versions/20231201/">old</a><a href="/docs/guides/">g</a> <a href="/docs/clients/books.ts">books.ts</a> <code>curl -O https://x.example/docs/clients/books.ts</code> GET /clients/7</p></article></div></main><footer>20241028</footer></body></html>`;
const MOVE = {
  version: '20240705',
  from: '/docs/api/',
  to: '/docs/api/versions/20240705/',
  clients: [{ from: '/docs/clients/books.ts', to: '/docs/clients/versions/20240705/books.ts' }],
};

test.each([
  ['20240705', 'coupons/create-coupon/', 'coupons/create-coupon/'],
  ['20240705', 'coupons/delete-coupon/', 'coupons/'],
  ['20240705', 'gone/thing/', ''],
  ['20241028', 'old/thing/', ''],
])('in %s, %s leads to "%s"', (version, path, nearest) => {
  expect(nearestPath(versions, { version, path })).toBe(nearest);
});

test('the current version keeps its address', () => {
  expect(addressOf(versions, { version: '20241028', path: 'coupons/' }, '/docs/')).toBe('/docs/api/coupons/');
  expect(addressOf(versions, { version: '20240705', path: 'coupons/' }, '/docs/')).toBe(
    '/docs/api/versions/20240705/coupons/',
  );
});

describe('a copied page', () => {
  const moved = movePage(HTML, MOVE);

  test('leads to its version, from the sidebar on, and elsewhere to where it led', () => {
    expect(moved).toContain('<a href="/docs/api/versions/20240705/coupons/">C</a>');
    expect(moved).toContain('<nav><a href="/docs/api/">');
    expect(moved).toContain('<a href="/docs/api/versions/20231201/">old</a><a href="/docs/guides/">');
  });

  test('names its version in the title and its Markdown, and the current page as canonical', () => {
    expect(moved).toContain('<title>Create a coupon, 20240705 | Docs</title>');
    expect(moved).toContain('href="https://x.example/docs/api/versions/20240705/coupons/index.md"');
    expect(moved).toContain('rel="canonical" href="https://x.example/docs/api/coupons/"');
    expect(withCanonical(moved, 'https://y.example/')).toContain('rel="canonical" href="https://y.example/"');
  });

  test('names the client file of its version, and no other path', () => {
    expect(moved).toContain('<a href="/docs/clients/versions/20240705/books.ts">books.ts</a>');
    expect(moved).toContain('curl -O https://x.example/docs/clients/versions/20240705/books.ts<');
    expect(moved).toContain('GET /clients/7');
  });

  test('is stamped in its content only', () => {
    const stamped = stampPage(HTML, '20241028', '20240705');
    expect(stamped).toContain('api_version=20240705');
    expect(stamped).toContain('<footer>20241028</footer>');
  });

  test('has the top before its content, whatever that holds', () => {
    expect(withBar(HTML, '<p>$& $1</p>')).toContain('<div data-reference=""><p>$& $1</p><article');
  });

  test('of a page that the version does not have keeps its title only', () => {
    const gone = withoutContent(HTML);
    expect(gone).toContain('<h1>Coupons</h1></header></article>');
    expect(gone).not.toContain('text/markdown');
  });
});

describe('the top of a page', () => {
  test('has no banner in the current version', () => {
    expect(formatBar({ version: '20241028', path: 'coupons/' }, context)).not.toContain('version-banner');
  });

  test('says why a version leads elsewhere', () => {
    const bar = formatBar({ version: '20241028', path: 'coupons/delete-coupon/' }, context);
    expect(bar.match(/data-why/g)).toHaveLength(1);
    expect(bar).toContain('href="/docs/api/versions/20240705/coupons/"');
  });

  test('lists the changes of the page as text, breaking ones marked', () => {
    const bar = formatBar({ version: '20240705', path: 'coupons/create-coupon/' }, context);
    expect(bar).toContain(
      '<strong>breaking</strong> <code>a</code> &amp; &lt;img src=x onerror=alert(1)&gt; is removed',
    );
    expect(bar.match(/<strong>/g)).toHaveLength(1);
  });
});
