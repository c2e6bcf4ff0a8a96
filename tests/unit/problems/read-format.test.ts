import { expect, test } from 'vitest';
import { readFormat } from '../../../generator/problems/read-format';

test.each([
  { flag: undefined, env: {}, want: 'text' },
  { flag: undefined, env: { GITHUB_ACTIONS: 'true' }, want: 'github' },
  { flag: 'json', env: { GITHUB_ACTIONS: 'true' }, want: 'json' },
])('with the flag $flag in $env, problems are $want', ({ flag, env, want }) => {
  expect(readFormat(flag, env)).toBe(want);
});

test('a format that does not exist is refused', () => {
  expect(() => readFormat('yml', {})).toThrow(
    '`--format yml` is not known: write one of text, json, github, sarif.',
  );
});
