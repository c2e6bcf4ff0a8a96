import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Problem } from '../../../generator/problems/problem';
import { sortProblems } from '../../../generator/problems/sort-problems';
import type { Words } from '../../../site/lint/api';
import { lintPages } from '../../../site/lint/lint-pages';
import { missingPages } from '../../../site/config/missing-pages';
import { readOwnSettings } from '../../../site/config/settings';
import { loadPageRules } from '../../../site/lint/page-rules';
import { PageLinter } from '../../../site/lint/page-linter';
import { problemOf } from '../../../site/lint/problem-of';
import { readApi } from '../../../site/lint/read-api';
import { temporaryFolder } from '../../builders/temporary-folder';

const generated = resolve('generated');
const docs = join(mkdtempSync(join(tmpdir(), 'page-linter-')), 'docs');
const settings = { ...readOwnSettings(), docs };
const linter = new PageLinter(settings);
const rules = loadPageRules(settings);

const GUIDE = 'guides/record-sales.mdx';

/** The name of a page in messages, wherever the folder of the pages is. */
const fileOf = (id: string, folder = docs) => relative('', join(folder, id));

beforeAll(() => cpSync('docs', docs, { recursive: true }));
afterAll(() => rmSync(join(docs, '..'), { recursive: true }));

function replace(file: string, from: string, to: string): void {
  const before = readFileSync(join(docs, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(docs, file), before.replace(from, to));
}

function lint(first: readonly string[] = []): Problem[][] {
  return [...linter.lint(first)];
}

it('begins with the page that was saved, and lints no other when only its text has changed', () => {
  lint();
  replace(GUIDE, 'A request takes', 'A reqest takes');
  const [first, ...others] = lint([GUIDE]);
  expect(first?.map(({ ruleId }) => ruleId)).toEqual(['spelling']);
  expect(others).toEqual([first]);
});

it('names the place of a page that is not valid, and goes on with the others', () => {
  replace(GUIDE, 'A reqest takes', 'A request {takes');
  expect(lint([GUIDE]).at(-1)).toMatchObject([{ ruleId: 'page', location: { file: fileOf(GUIDE) } }]);
  replace(GUIDE, 'A request {takes', 'A request takes');
  expect(lint([GUIDE]).at(-1)).toEqual([]);
});

/** The words of the pages by what they hold, because a dictionary is read for each object. */
const known = new Map<string, Words>();

it('says after each change what a lint of all pages says', () => {
  const changes = [
    () => undefined,
    () => replace(GUIDE, 'A request takes', 'A <Field of="Coupon.nope" /> request takes'),
    () => replace(GUIDE, '<Field of="Coupon.nope" /> ', ''),
    // Other pages link to this heading, use this word, and link to this page.
    () => replace('tools/api.mdx', '#api-versions', '#versions-of-the-api'),
    () => replace('_data/words.yaml', '  - Abaco\n', ''),
    () => renameSync(join(docs, 'guides/webhooks.mdx'), join(docs, 'guides/hooks.mdx')),
  ];
  for (const change of changes) {
    change();
    const api = readApi(generated, docs);
    const words = getOrInsertComputed(known, JSON.stringify(api.words), () => api.words);
    const { problems } = lintPages(rules, { ...api, words });
    expect(lint().at(-1)).toEqual(sortProblems([...missingPages(settings).map(problemOf), ...problems]));
  }
});

it('names the mistakes of a project that has no rules and no data for them', () => {
  const page = '---\ntitle: Trains\n---\n\nWe will of of sea the [times](./timse.mdx).\n';
  const folder = temporaryFolder({ 'index.mdx': page, 'times.mdx': '---\ntitle: Times\n---\n' });
  const stranger = new PageLinter({ ...settings, docs: folder, extension: undefined });
  expect([...stranger.lint([])].at(-1)).toMatchObject([
    { ruleId: 'link', location: { file: fileOf('index.mdx', folder), line: 5 } },
  ]);
});
