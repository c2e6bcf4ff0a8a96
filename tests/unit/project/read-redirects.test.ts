import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { emitRedirects, readRedirects } from '../../../generator/read/project/read-redirects';
import { formatProblems } from '../../../generator/problems/format-problems';
import { relativePath } from '../../../generator/problems/relative-path';
import { temporaryFolder } from '../../builders/temporary-folder';

function read(text: string) {
  const folder = temporaryFolder({ 'redirects.yaml': text });
  const { redirects, problems } = readRedirects(path.join(folder, 'openapi.yaml'));
  return { redirects, printed: formatProblems(problems, 'text').replaceAll(`${relativePath(folder)}/`, '') };
}

test('reads pages, places and reasons with their location', () => {
  const { redirects, printed } = read(`# Moved.
/guides/old/: /guides/new/
/api/objects/coupon/#max_redemptions: /api/objects/coupon/#redemption_limit
/shop/: { gone: The product was withdrawn. }
`);
  expect(printed).toBe('');
  expect(redirects).toEqual([
    { from: '/guides/old/', to: '/guides/new/', line: 2, column: 1 },
    {
      from: '/api/objects/coupon/#max_redemptions',
      to: '/api/objects/coupon/#redemption_limit',
      line: 3,
      column: 1,
    },
    { from: '/shop/', gone: 'The product was withdrawn.', line: 4, column: 1 },
  ]);
});

test('a file with comments only has no redirects, and without a file nothing is emitted', () => {
  expect(read('# Nothing moved yet.\n').redirects).toEqual([]);
  const { redirects } = readRedirects(path.join(temporaryFolder(), 'openapi.yaml'));
  expect(emitRedirects(redirects)).toEqual([]);
});

describe('refuses what leads out of the site, with its location', () => {
  test.each([
    '//evil.example/',
    'javascript:alert(1)',
    'https://evil.example/',
    '/../secret/',
    '/a/%2e%2e/',
    '/a"onload=alert(1)/',
    "/a'/",
    '/<script>/',
    '/a b/',
    '/a\\b/',
    '/a/#x"y',
    '/guides/new',
    '',
  ])('%j', (to) => {
    const { redirects, printed } = read(`/old/: ${JSON.stringify(to)}\n`);
    expect(redirects).toBeUndefined();
    expect(printed).toContain('redirects.yaml:1:1  error  redirects\n');
    expect(printed).toContain(`\`${to}\` is not an address of the site. Write a page of the site`);
    expect(read(`${JSON.stringify(to)}: /new/\n`).printed).toContain('is not an address of the site.');
  });
});

describe('says what is wrong, and what to write', () => {
  test.each([
    ['/a/: /b/\n/b/: /c/\n', 'redirects.yaml:1:1', '`/b/` is sent on too. Write `/a/: /c/`.'],
    ['/a/: /b/\n/b/: /a/\n', 'redirects.yaml:2:1', '`/b/` leads back to itself.'],
    ['/a/: /a/\n', 'redirects.yaml:1:1', '`/a/` leads back to itself.'],
    ['/a/#x: /b/#y\n/b/: /c/\n', 'redirects.yaml:1:1', '`/b/#y` is sent on too. Write `/a/#x: /c/#y`.'],
    ['/a/: /b/\n/b/: { gone: It was withdrawn. }\n', 'redirects.yaml:1:1', '`/b/` is gone too.'],
    ['/a/: { gone: no }\n', 'redirects.yaml:1:1', '`/a/` has no new address. Write the one that replaces it'],
    ['/a/: 7\n', 'redirects.yaml:1:1', '`/a/` has no new address.'],
    ['/a/: /b/\n/a/: /c/\n', 'redirects.yaml:2:1', 'Keep one of the two.'],
    ['- /a/\n', 'redirects.yaml:1:1', 'The file is not a list of redirects.'],
  ])('%j', (text, location, message) => {
    const { redirects, printed } = read(text);
    expect(redirects).toBeUndefined();
    expect(printed).toContain(location);
    expect(printed).toContain(message);
  });
});
