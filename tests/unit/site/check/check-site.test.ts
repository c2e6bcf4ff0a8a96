import { expect, test } from 'vitest';
import { readBuiltSite } from '../../../../site/check/built-site';
import { checkSite } from '../../../../site/check/check-site';
import { temporaryFolder } from '../../../builders/temporary-folder';

const HEAD = '<link data-rh="true" rel="canonical" href="https://docs.example/docs/">';

/** A site below /docs/ with a second page; the front page has this HTML too. */
const siteWith = (html: string, other = '<h1 id="there">Other</h1>') =>
  readBuiltSite(
    temporaryFolder({ 'index.html': `${HEAD}${html}`, 'other/index.html': other, 'file.json': '{}' }),
  );

test.each([
  { given: 'a page', html: '<a href="/docs/other/">a</a>' },
  { given: 'a file', html: '<img src="/docs/file.json">' },
  { given: 'an anchor', html: '<a href="/docs/other/#there">a</a>' },
  { given: 'its absolute address', html: '<a href="https://docs.example/docs/other/">a</a>' },
  { given: 'another host', html: '<a href="https://other.example/gone/">a</a>' },
  { given: 'hidden code', html: '<a href="#code-panel">a</a>' },
])('a link to $given is right', ({ html }) => {
  expect(checkSite(siteWith(html), 60).problems).toEqual([]);
});

test('a site that does not know its host has paths for addresses', () => {
  const head = HEAD.replace('https://docs.example', '');
  const site = readBuiltSite(temporaryFolder({ 'index.html': `${head}<a href="/docs/gone/">a</a>` }));
  expect(site.base).toBe('/docs/');
  expect(checkSite(site, 60).problems[0]).toContain('`/docs/gone/` leads to no page');
});

test.each([
  {
    given: 'a page that is gone',
    html: '<a href="/docs/gone/">a</a>',
    want: '/docs/\n  `/docs/gone/` leads to no page or file of the site. Write another address, or add the page.',
  },
  {
    given: 'a path outside the base',
    html: '<a href="/other/">a</a>',
    want: '/docs/\n  `/other/` leads to no page or file of the site. Write another address, or add the page.',
  },
  {
    given: 'an anchor that is gone',
    html: '<a href="/docs/other/#gone">a</a>',
    want: '/docs/\n  `/docs/other/#gone` leads to an anchor that the page does not have. Write the id of a heading or field there.',
  },
])('a link to $given is a problem', ({ html, want }) => {
  expect(checkSite(siteWith(html), 60).problems).toEqual([want]);
});

test('a link that many pages have is one problem', () => {
  const link = '<a href="/docs/gone/">a</a>';
  const { problems } = checkSite(siteWith(link, link), 60);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^\/docs\/, \/docs\/other\/\n/);
});

test('a page that is too heavy is a problem, and the heaviest one is named', () => {
  const text = Array.from({ length: 2000 }, (_, index) => (index * 7919).toString(36)).join(' ');
  const { problems, summary } = checkSite(siteWith('', text), 1);
  expect(problems).toEqual([
    expect.stringMatching(
      /^\/docs\/other\/\n {2}The page has \d+\.\d KB of compressed HTML, and the limit is 1 KB\./,
    ),
  ]);
  expect(summary).toMatch(/^1 problem in 2 pages\. The heaviest page is \/docs\/other\/, with/);
});

test.each(['/docs/%E0%A4%A/', '#%E0%A4%A', '/docs/..%2F..%2Fetc/passwd', 'https://docs.example:99999/'])(
  'the hostile link %s is a problem, not a crash',
  (link) => {
    expect(checkSite(siteWith(`<a href="${link}">a</a>`), 60).problems).toHaveLength(1);
  },
);

test('a folder that holds no site is refused', () => {
  expect(() => readBuiltSite(temporaryFolder())).toThrow('is not a built site: write the folder that');
});
