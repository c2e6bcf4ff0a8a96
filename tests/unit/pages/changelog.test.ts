import { beforeAll, expect, test } from 'vitest';
import type { ChangelogData, ReleaseData, WhatChangesData } from '#core/contracts/changelog';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitText } from '../../../generator/emit/markdown/emit-text';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { readCoupons } from '../../builders/coupons';
import { modelOf } from '../../builders/description';
import { holds } from '../../specified/holds';

let files: Map<string, string>;

beforeAll(async () => {
  const { model, changelog } = await readCoupons();
  const reference = buildReference(createWordingContext(model), [], undefined, undefined, changelog);
  const emitted = [...(await emitPages(reference)), ...emitText(reference.pages)];
  files = new Map(emitted.map(({ path, content }) => [path, content]));
});

function dataOf<Data>(name: string): Data {
  return JSON.parse(files.get(`pages/changelog/${name}.json`)!) as Data;
}

test('the list has all versions, and counts only what is computed', () => {
  const { releases } = dataOf<ChangelogData>('index');
  expect(releases.map(({ id, href, counts, notes }) => [id, href, counts, notes])).toEqual([
    ['20260301', '/api/changelog/20260301/', { breaking: 4, additive: 5 }, undefined],
    ['20250901', undefined, undefined, ['Coupons can have a <code>note</code>.']],
    ['20250101', undefined, undefined, undefined],
  ]);
});

test('each change of the list is an anchor on the page of its version', () => {
  const { releases } = dataOf<ChangelogData>('index');
  const ids = dataOf<ReleaseData>('20260301').changes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const listed = releases[0]!.changes!.map(({ href }) => href);
  expect(listed).toEqual(ids.slice(0, 6).map((id) => `/api/changelog/20260301/#${id}`));
});

test('a version with changes is below the list in the sidebar', () => {
  const sidebar = JSON.parse(files.get('pages/sidebar.json')!) as { label: string }[];
  const changelog = sidebar.find(({ label }) => label === 'Changelog');
  expect(changelog).toMatchObject({
    type: 'category',
    link: { id: 'changelog/index' },
    items: [{ id: 'changelog/20260301' }, { id: 'changelog/what-changes' }],
  });
});

test('the page that compares calls lists all changes of calls', holds('what-changes.all'), () => {
  const { releases } = dataOf<WhatChangesData>('what-changes');
  const { changes } = dataOf<ReleaseData>('20260301');
  expect(releases.map(({ previous, version }) => [previous, version])).toEqual([['20250901', '20260301']]);
  expect(releases[0]!.changes.map(({ href }) => href)).toEqual(
    changes
      .filter(({ severity }) => severity !== 'documentation')
      .map(({ id }) => `/api/changelog/20260301/#${id}`),
  );
  expect(files.get('text/api/changelog/what-changes/index.md')).toContain('## [From 20250901 to 20260301](');
});

test('the Markdown of a version has each change with its place in both versions', () => {
  expect(files.get('text/api/changelog/20260301/index.md')).toContain(
    ['```diff', '  {', '-   "maxLength": 20', '+   "maxLength": 12', '  }', '```'].join('\n'),
  );
  expect(files.get('text/api/changelog/index.md')).toContain(
    '## 20250101\n\n2025-01-01\n\nNo changes listed.',
  );
});

test('pages name their feeds only if a version has a day', async () => {
  expect(files.get('pages/coupons/create-coupon.mdx')).toContain(
    'changes_feed: "/api/coupons/create-coupon/"',
  );
  expect(files.get('pages/changelog/20260301.mdx')).toContain('changes_feed: "/api/changelog/"');
  const get = { summary: 'Get it', responses: {} };
  const reference = buildReference(createWordingContext(modelOf({ paths: { '/things': { get } } })), []);
  const others = await emitPages(reference);
  expect(
    others.filter(({ path, content }) => /changelog/.test(path) || content.includes('changes_feed')),
  ).toEqual([]);
});
