import { expect, test } from 'vitest';
import { UsageError } from '#core/command-line/usage-error';
import { readOptions } from '../../../generator/run/config';
import { readLintOptions } from '../../../generator/commands/lint-options';

test('has a default for every option', () => {
  expect(readOptions([])).toEqual({
    entry: 'openapi/openapi.yaml',
    out: 'generated',
    check: false,
    watch: false,
    force: false,
    format: 'text',
    detail: 'all',
  });
});

test('reads every option', () => {
  expect(readOptions(['--entry', 'a.yaml', '--out=b', '--check', '--format', 'github'])).toEqual({
    entry: 'a.yaml',
    out: 'b',
    check: true,
    watch: false,
    force: false,
    format: 'github',
    detail: 'all',
  });
});

test('reads the files that the output folder may also hold', () => {
  const args = ['--check', '--beside', 'report', '--beside=notes'];
  expect(readOptions(args)).toMatchObject({ check: true, beside: ['report', 'notes'] });
});

test('reads the audiences', () => {
  expect(readOptions(['--audience', 'partner', '--audience=internal'])).toMatchObject({
    audiences: ['partner', 'internal'],
  });
});

test('reads how much to print', () => {
  expect(readOptions(['--quiet'])).toMatchObject({ detail: 'quiet' });
  expect(readOptions(['--entry', 'other/a.yaml'])).toMatchObject({ detail: 'brief' });
  expect(readOptions(['--entry', 'other/a.yaml', '--all'])).toMatchObject({ detail: 'all' });
});

test.each([
  { given: ['--all', '--quiet'], want: '`--all` and `--quiet` exclude each other: write one of them.' },
  { given: ['--beside', 'report'], want: '`--beside` is for `--check`: write both or neither.' },
  {
    given: ['--format', 'xml'],
    want: '`--format xml` is not known: write one of text, json, github, sarif.',
  },
  { given: ['--check', '--watch'], want: '`--check` and `--watch` exclude each other: write one of them.' },
  { given: ['--check', '--force'], want: '`--check` writes nothing that `--force` could replace' },
  { given: ['--out', ''], want: '`--out` is empty: write a path after it.' },
  { given: ['--out', '/'], want: '`--out /` holds the working folder: write a separate folder.' },
  { given: ['--out', '.'], want: '`--out .` holds the working folder' },
  { given: ['--out', 'openapi'], want: '`--out openapi` holds the entry document' },
  {
    given: ['--entry', 'a.yaml', '--entry=b.yaml'],
    want: '`--entry` is repeated: write it once.',
  },
  { given: ['--nope'], want: 'Unknown flag `--nope`' },
  { given: ['openapi.yaml'], want: '`openapi.yaml` is one word too many' },
  { given: ['--entry'], want: "Option '--entry <value>' argument missing" },
])('refuses $given', ({ given, want }) => {
  expect(() => readOptions(given)).toThrow(UsageError);
  expect(() => readOptions(given)).toThrow(want);
});

test('reads the options of the lint alone', () => {
  expect(readLintOptions([])).toEqual({
    entry: 'openapi/openapi.yaml',
    format: 'text',
    fixing: 'none',
    changed: false,
    detail: 'all',
  });
  expect(readLintOptions(['--entry', 'a.yaml', '--format=json'])).toMatchObject({
    entry: 'a.yaml',
    format: 'json',
  });
  expect(readLintOptions(['--changed', '--base=v1', '--fix', '--dry-run'])).toMatchObject({
    changed: true,
    base: 'v1',
    fixing: 'dry',
  });
});

test.each([
  { given: ['--base=v1'], want: '`--base` belongs to `--changed`' },
  { given: ['--changed', '--base='], want: '`--base` is empty' },
  { given: ['--dry-run'], want: '`--dry-run` belongs to `--fix`' },
  { given: ['--explain=house/wording', '--fix'], want: '`--explain` only prints' },
  { given: ['--explain=house/wording', '--entry=a.yaml'], want: '`--explain` only prints' },
])('refuses $given of the lint', ({ given, want }) => {
  expect(() => readLintOptions(given)).toThrow(UsageError);
  expect(() => readLintOptions(given)).toThrow(want);
});

test('rejects a repeated option of the lint', () => {
  expect(() => readLintOptions(['--format=json', '--format=text'])).toThrow('`--format` is repeated');
});

test.each(['--watch', '--out=x', '--check', '--foo'])('refuses %s, which the lint does not have', (flag) => {
  expect(() => readLintOptions([flag])).toThrow(UsageError);
  expect(() => readLintOptions([flag])).toThrow(`Unknown flag \`${flag.split('=')[0]}\``);
});
