import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../../../core/contracts/redirects';
import { findIds, readAddresses } from '../../../../site/redirects/addresses';
import { finishRedirects } from '../../../../site/redirects/finish-redirects';
import { formatLedger, parseLedger } from '../../../../site/redirects/ledger';
import { temporaryFolder } from '../../../builders/temporary-folder';

const page = (content: string) =>
  `<!doctype html><nav><li id="menu"></li></nav><main><div data-reference=""><article class="markdown">${content}</article></div></main>`;

const FILES = {
  'index.html': page('<h2 class="a" id="start">Start</h2>'),
  'new/index.html': page('<h2 id="one">One</h2><ul><li class="field" id="request.b">b</li></ul>'),
  'kept/index.html': page('<h3 id="here">Here</h3><div id="popover"></div><input id="box">'),
  '404.html': page('<h2 id="lost">Lost</h2>'),
};
const redirects: Redirect[] = [
  { from: '/old/', to: '/new/', line: 1, column: 1 },
  { from: '/old/#a', to: '/new/#request.b', line: 2, column: 1 },
  { from: '/new/#uno', to: '/new/#one', line: 3, column: 1 },
  { from: '/kept/#moved', to: '/new/#one', line: 4, column: 1 },
  { from: '/withdrawn/', gone: 'Nothing replaces it.', line: 5, column: 1 },
];

function finish(base = '/', ledger = '') {
  const folder = temporaryFolder({ ...FILES, 'addresses.txt': ledger });
  const problems = finishRedirects({
    folder,
    redirects,
    ledger: join(folder, 'addresses.txt'),
    base,
    address: `https://docs.example${base}`.replace(/\/$/, ''),
  });
  return { folder, problems, read: (file: string) => readFileSync(join(folder, file), 'utf8') };
}

test('addresses are headings and entries of the content, not controls and menus', () => {
  expect([...findIds(FILES['kept/index.html'])]).toEqual(['here']);
  expect([...readAddresses(temporaryFolder(FILES)).keys()]).toEqual(['/', '/kept/', '/new/']);
});

test('the list of a release has its own addresses and those that it sends on, and can be read again', () => {
  const text = formatLedger(readAddresses(temporaryFolder(FILES)), redirects);
  expect(text.split('\n').slice(1)).toEqual([
    '/ start',
    '/kept/ here moved',
    '/new/ one request.b uno',
    '/old/ a',
    '',
  ]);
  expect(formatLedger(parseLedger(text), [])).toBe(text);
});

test('a redirect that is removed after a release is missed', () => {
  const { problems } = finish('/', formatLedger(readAddresses(temporaryFolder(FILES)), redirects));
  expect(problems).toEqual([]);
  const left = finish('/', '/withdrawn-too/ x\n/old/ a\n');
  expect(left.problems.map(({ message }) => message)).toEqual([
    'The page `/withdrawn-too/` of the last release is gone.',
  ]);
});

describe.each(['/', '/docs/'])('below %s', (base) => {
  test('a page that moved has a page for hosts without redirects, and rules for the others', () => {
    const { read } = finish(base);
    const stub = read('old/index.html');
    expect(stub).toContain(`<noscript><meta http-equiv="refresh" content="0; url=${base}new/"></noscript>`);
    expect(stub).toContain(`<link rel="canonical" href="https://docs.example${base}new/">`);
    expect(stub).toContain('<meta name="robots" content="noindex">');
    expect(stub).toContain(`<a href="${base}new/">`);
    expect(read('_redirects').split('\n')).toEqual([
      `${base}old/ ${base}new/ 301`,
      `${base}old/index.md ${base}new/index.md 301`,
      `${base}old.md ${base}new.md 301`,
      '',
    ]);
    for (const file of ['old/index.md', 'old.md'])
      expect(read(file)).toContain(`<https://docs.example${base}new/index.md>`);
  });

  test('a place keeps its earlier id, also on the new page', () => {
    const html = finish(base).read('new/index.html');
    expect(html).toContain('<h2 id="one"><span class="alias" id="uno"></span>One</h2>');
    expect(html).toContain('<li class="field" id="request.b"><span class="alias" id="a"></span>b</li>');
  });

  test('a place that is on another page now leads there', () => {
    expect(finish(base).read('kept/index.html')).toContain(
      `<p id="moved" data-moved="${base}new/#one"><a href="${base}new/#one">`,
    );
  });
});

test('a withdrawn page has nothing, and what only leads on is not an address', () => {
  const { folder } = finish();
  expect(existsSync(join(folder, 'withdrawn'))).toBe(false);
  expect([...readAddresses(folder).keys()]).toEqual(['/', '/kept/', '/new/']);
});
