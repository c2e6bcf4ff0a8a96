import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BADGES } from '../../tools/picture/badge';
import { digestPage } from '../../tools/picture/digest-page';
import {
  DIGEST,
  digestBuiltPage,
  LARGEST_PICTURE,
  MODES,
  pictureFile,
} from '../../tools/picture/pictured-page';
import { SITE } from './html/built-page';

const RENEW = 'run `npm run picture`, look at the pictures and commit them';

describe('the pictures of the README', () => {
  test('show the page as it is built', () => {
    const kept: unknown = JSON.parse(readFileSync(DIGEST, 'utf8'));
    expect(digestBuiltPage(SITE), `The page in the picture has changed: ${RENEW}.`).toEqual(kept);
  });

  test.each(MODES)('load quickly in %s mode', (mode) => {
    expect(statSync(pictureFile(mode)).size).toBeLessThanOrEqual(LARGEST_PICTURE);
  });

  test.each(Object.entries(BADGES))('and %s say what package.json says', (file, svg) => {
    expect(readFileSync(file, 'utf8'), `A badge is out of date: ${RENEW}.`).toBe(svg);
  });
});

describe('the digest of a page', () => {
  const html =
    '<nav>Docs</nav><aside>Invoices</aside><main><h1 class="title_x1Yz">Create</h1><img src="/a.1f.png"></main>';
  const css =
    '.title_x1Yz{color:red}.other{color:blue}:root{--ink:#000}.title_x1Yz{background:url(/b.2e.svg)}';
  const changed = (from: string, to: string) => {
    const [before, after] = [
      digestPage(html, css),
      digestPage(html.replaceAll(from, to), css.replaceAll(from, to)),
    ];
    return Object.entries(after).flatMap(([part, value]) =>
      value === before[part as keyof typeof before] ? [] : [part],
    );
  };

  test.each([
    { title: 'a word', from: 'Create', to: 'Make', want: ['main'] },
    { title: 'a link of the navbar', from: 'Docs', to: 'Guides', want: ['nav'] },
    { title: 'a row of the sidebar', from: 'Invoices', to: 'Credits', want: ['aside'] },
    { title: 'a tag', from: 'h1', to: 'h2', want: ['main'] },
    { title: 'a color of the page', from: 'red', to: 'green', want: ['styles'] },
    { title: 'a token', from: '#000', to: '#111', want: ['styles'] },
    { title: 'a rule of other pages', from: 'blue', to: 'green', want: [] },
    { title: 'the hash of an asset', from: '.1f.', to: '.2f.', want: [] },
    { title: 'the hash of an asset of a rule', from: '.2e.', to: '.3e.', want: [] },
    { title: 'the hash of a class', from: '_x1Yz', to: '_9abc', want: [] },
  ])('with $title changed differs in $want', ({ from, to, want }) => {
    expect(changed(from, to)).toEqual(want);
  });
});
