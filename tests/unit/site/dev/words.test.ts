import { expect, it } from 'vitest';
import type { Problem } from '../../../../generator/problems/problem';
import { lineOf, piecesOf } from '../../../../site/dev/bar/words';

const timeOf = (ms: number) => `time ${ms}`;
const location = { file: 'docs/index.mdx', line: 1, column: 1, pointer: '' };
const error: Problem = { ruleId: 'link', severity: 'error', message: 'Wrong.', location };
const warning: Problem = { ...error, severity: 'warn' };

it('counts errors and warnings, and says which state the pages show', () => {
  const status = { session: 1, problems: [error, error, warning], goodAt: 7, tookMs: 840 };
  expect(lineOf(status, timeOf)).toEqual({
    counts: '2 errors, 1 warning',
    first: 'index.mdx:1:1',
    state: 'Showing the last good state, of time 7.',
    took: 'rebuilt in 0.8 s',
  });
});

it('promises no good state that there was not, and none for warnings, with which pages are renewed', () => {
  expect(lineOf({ session: 1, problems: [error], isWrongSinceStart: true }, timeOf).state).toBe(
    'No correct state since the start.',
  );
  expect(lineOf({ session: 1, problems: [error] }, timeOf).state).toBe('');
  expect(lineOf({ session: 1, problems: [warning], goodAt: 7 }, timeOf)).toMatchObject({
    counts: '1 warning',
    state: '',
  });
});

it('names the location of the first error, or of the first warning', () => {
  const at = (problem: Problem, file: string) => ({ ...problem, location: { ...location, file, line: 3 } });
  const problems = [at(warning, 'docs/a.mdx'), at(error, 'openapi/b.yaml'), at(error, 'openapi/c.yaml')];
  expect(lineOf({ session: 1, problems }, timeOf).first).toBe('b.yaml:3:1');
  expect(lineOf({ session: 1, problems: problems.slice(0, 1) }, timeOf).first).toBe('a.mdx:3:1');
  expect(lineOf({ session: 1, problems: [] }, timeOf).first).toBe('');
});

it('finds what a sentence quotes, and loses no character of the rest', () => {
  expect(piecesOf('There is no `field` "Coupon.nope" <b>.')).toEqual([
    { kind: 'text', text: 'There is no ' },
    { kind: 'code', text: 'field' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: '"Coupon.nope"' },
    { kind: 'text', text: ' <b>.' },
  ]);
});
