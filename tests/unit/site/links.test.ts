import { describe, expect, test } from 'vitest';
import { isBelow, isSamePage, pageOf } from '../../../site/src/links/page-address';
import { rebase } from '../../../site/src/links/rebase';

test.each([
  '/api/errors/',
  '/api/errors',
  '/api/errors.html',
  '/api/errors/index.html',
  '/api/errors?q=/a#b.html',
])('%s is the page /api/errors/', (address) => {
  expect(pageOf(address)).toBe('/api/errors/');
  expect(isSamePage(address, '/api/errors')).toBe(true);
});

test('the front page is /, as a file too', () => {
  expect(['/', '/index.html', '/#start'].map(pageOf)).toEqual(['/', '/', '/']);
});

test('an address is the same decoded and encoded, and one that cannot be decoded is itself', () => {
  expect(isSamePage('/gu%C3%ADas/', '/guías')).toBe(true);
  expect(isSamePage('/100%/', '/100%')).toBe(true);
});

test.each([
  { page: '/guides/connect/', area: '/guides', isInside: true },
  { page: '/guides', area: '/guides/', isInside: true },
  { page: '/guides-of-old/', area: '/guides', isInside: false },
  { page: '/guides/', area: '/', isInside: true },
])('whether $page is below $area', ({ page, area, isInside }) => {
  expect(isBelow(page, area)).toBe(isInside);
});

describe('below a base, HTML written for the root', () => {
  test.each([
    { given: '<a href="/api/">a</a>', want: '<a href="/docs/api/">a</a>' },
    { given: '<a class="typed" href="/api/#x">a</a>', want: '<a class="typed" href="/docs/api/#x">a</a>' },
    { given: '<img alt="" src="/img/a.svg">', want: '<img alt="" src="/docs/img/a.svg">' },
    { given: '<a href="//cdn.example/a">a</a>', want: '<a href="//cdn.example/a">a</a>' },
    { given: '<a href="#x">a</a>', want: '<a href="#x">a</a>' },
    { given: '&lt;a href="/api/">', want: '&lt;a href="/api/">' },
    { given: '<abbr title="href=&quot;/api/">a</abbr>', want: '<abbr title="href=&quot;/api/">a</abbr>' },
  ])('$given', ({ given, want }) => {
    expect(rebase(given, '/docs/')).toBe(want);
    expect(rebase(given, '/')).toBe(given);
  });
});
