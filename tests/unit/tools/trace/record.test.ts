import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../builders/temporary-folder';
import { Answers } from '../../../../tools/trace/answers';
import { findReason } from '../../../../tools/trace/choose';
import { makeRecord } from '../../../../tools/trace/record';

const FILES = {
  'core/a.ts': 'a',
  'docs/guides/one.md': 'one',
  'build/index.html': '<script src=main.1234abcd.js>',
};
const LATER = Date.now() + 1e9;

/** The record of a test that left these notes in a project. */
function recordOf(root: string, notes: readonly string[], { env = {}, since = LATER } = {}) {
  return makeRecord('key', { notes, modules: ['core/a.ts'], since }, new Answers(root, env), root);
}

/** Why a test with these notes runs after a change. */
function reasonAfter(
  notes: readonly string[],
  changed: Record<string, string>,
  env = {},
): string | undefined {
  const root = temporaryFolder(FILES);
  const record = recordOf(root, notes);
  writeFiles(root, changed);
  return findReason(record, 'key', new Answers(root, env));
}

const started = (...words: string[]) => `process ${JSON.stringify({ words, cwd: '' })}`;

test.each<{ notes: string[]; changed: Record<string, string>; want?: string }>([
  { notes: [], changed: { 'core/a.ts': 'b' }, want: 'core/a.ts changed.' },
  { notes: ['file core/b.ts'], changed: { 'core/b.ts': '' }, want: 'core/b.ts is new.' },
  {
    notes: ['file docs/guides/one.md'],
    changed: { 'docs/guides/one.md': 'two' },
    want: 'docs/guides/one.md changed.',
  },
  { notes: ['folder docs/guides'], changed: { 'docs/guides/two.md': '' }, want: 'docs/guides changed.' },
  { notes: ['folders docs'], changed: { 'docs/guides/two.md': '' }, want: 'docs changed.' },
  { notes: ['tree docs'], changed: { 'docs/guides/one.md': 'two' }, want: 'docs changed.' },
  { notes: ['folder docs'], changed: { 'docs/guides/two.md': '' }, want: undefined },
  { notes: ['folders docs'], changed: { 'docs/guides/one.md': 'two' }, want: undefined },
  { notes: ['file docs'], changed: { 'docs/guides/two.md': '' }, want: undefined },
  { notes: ['folder docs'], changed: { 'docs/.cache/a': '' }, want: undefined },
  {
    notes: ['file build/index.html'],
    changed: { 'build/index.html': '<script src=main.ffff0000.js>' },
    want: undefined,
  },
])('after $changed, a test that noted $notes runs because $want', ({ notes, changed, want }) => {
  expect(reasonAfter(notes, changed)).toBe(want);
});

test('a variable has its value', () => {
  expect(reasonAfter(['variable CORPUS'], {}, { CORPUS: 'all' })).toBe('The variable CORPUS changed.');
  expect(reasonAfter(['variable CORPUS'], {})).toBeUndefined();
});

test.each([
  { note: started('git', 'log'), want: 'It starts `git log`, which may read anything.' },
  { note: started('git', 'rev-parse', 'HEAD'), want: undefined },
  { note: started('git', '-C', '/tmp', 'log'), want: undefined },
  { note: started('/usr/bin/node', 'site/build.ts'), want: undefined },
  {
    note: 'library @rspack/binding/rspack.node',
    want: 'It loads @rspack/binding/rspack.node, whose reads are not seen.',
  },
  { note: 'library @swc/core-linux-x64-gnu/swc.node', want: undefined },
])('a test that noted $note always runs because $want', ({ note, want }) => {
  const root = temporaryFolder(FILES);
  expect(recordOf(root, [note.replace('"cwd":""', `"cwd":${JSON.stringify(root)}`)]).always).toBe(want);
});

test('files and folders in the arguments of a program are read by it', () => {
  const root = temporaryFolder(FILES);
  const note = `process ${JSON.stringify({ words: ['python3', 'core/a.ts', '--in=docs', 'core/none.py'], cwd: root })}`;
  expect(Object.keys(recordOf(root, [note]).answers)).toEqual(['file core/a.ts', 'tree docs']);
});

test('a file that changed while the test ran has not been seen as it is', () => {
  const { always } = recordOf(temporaryFolder(FILES), [], { since: 0 });
  expect(always).toBe('core/a.ts changed while it ran.');
});
