import { expect, test } from 'vitest';
import { compareSites } from '../../../../site/page-diff/compare-sites';
import { toMarkdown } from '../../../../site/page-diff/format-diff';
import { readSite } from '../../../../site/page-diff/read-site';
import { temporaryFolder } from '../../../builders/temporary-folder';

const page = (title: string, script = 'a1b2') =>
  `<html><head><title>${title}</title><script src="/assets/js/main.${script}.js"></script></head></html>`;

const BASE = {
  'index.html': page('Start'),
  'guides/old/index.html': page('Old &amp; gone'),
  'guides/old/index.md': '# Old\n\nText\n',
  'guides/same/index.html': page('Same'),
  'guides/same/index.md': '# Same\n',
  'guides/edited/index.html': page('Edited'),
  'guides/edited/index.md': '# Edited\n\nOne.\n\nTwo.\n',
};

const HEAD = {
  'index.html': page('Start', 'c3d4'),
  'guides/same/index.html': page('Same', 'c3d4'),
  'guides/same/index.md': '# Same\n',
  'guides/edited/index.html': page('Edited'),
  'guides/edited/index.md': '# Edited\n\nTwo.\n\nThree.\n\nTwo.\n',
  'guides/new/index.html': page('A|b &lt;img src=x&gt; [c](d)'),
  'guides/new/index.md': '# New\n',
};

const compare = (base: Record<string, string>, head: Record<string, string>) =>
  compareSites(readSite(temporaryFolder(base)), readSite(temporaryFolder(head)));

test('pages are added, removed and changed by what they say, not by the names of their scripts', () => {
  expect(compare(BASE, HEAD).pages).toEqual([
    { address: '/guides/edited/', title: 'Edited', change: 'changed', lines: { added: 2, removed: 1 } },
    {
      address: '/guides/new/',
      title: 'A|b <img src=x> [c](d)',
      change: 'added',
      lines: { added: 1, removed: 0 },
    },
    { address: '/guides/old/', title: 'Old & gone', change: 'removed', lines: { added: 0, removed: 2 } },
  ]);
});

test('the comment lists and links them, and a title cannot bring markup', () => {
  expect(toMarkdown(compare(BASE, HEAD), 'https://docs.example.com')).toMatchInlineSnapshot(`
    "### Pages

    1 added, 1 removed, 1 changed.

    | page | | lines |
    |---|---|---:|
    | [Edited](https://docs.example.com/guides/edited/) | changed | +2 −1 |
    | [A\\|b \\<img src=x\\> \\[c\\](d)](https://docs.example.com/guides/new/) | added | +1 −0 |
    | [Old & gone](https://docs.example.com/guides/old/) | removed | +0 −2 |

    ### Sizes

    | | before | after | |
    |---|---:|---:|---:|
    | HTML | 0.4 KB | 0.4 KB | +0 KB |
    | Markdown | 0 KB | 0 KB | +0 KB |
    "
  `);
});

test('the comment says when no page changed, and when there is nothing to compare with', () => {
  expect(toMarkdown(compare(BASE, BASE), '')).toContain('No page says anything else.');
  expect(toMarkdown(compare(BASE, BASE), '', 'https://host.example/runs/1')).toMatch(
    /\n\[The built site, .*\]\(https:\/\/host\.example\/runs\/1\)\n$/,
  );
  expect(toMarkdown(compare(BASE, { ...BASE, 'a/index.html': page('A | B | Docs') }), '')).toContain(
    '[A \\| B](/a/)',
  );
  expect(toMarkdown(compare({}, HEAD), '')).toBe('### Pages\n\nThere is no earlier build to compare with.\n');
});

test('the comment stays below the limit of GitHub', () => {
  const many = Object.fromEntries(
    Array.from({ length: 2000 }, (_, index) => [
      `api/${'x'.repeat(60)}${index}/index.html`,
      page('A'.repeat(200)),
    ]),
  );
  const markdown = toMarkdown(compare(BASE, { ...BASE, ...many }), 'https://docs.example.com');
  expect(markdown.length).toBeLessThan(65_536);
  expect(markdown).toContain('| and 1950 more pages | | |');
});
