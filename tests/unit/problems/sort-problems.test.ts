import { expect, test } from 'vitest';
import type { Problem } from '../../../generator/problems/problem';
import { sortProblems } from '../../../generator/problems/sort-problems';

const problem = (file: string, line: number, column = 1, ruleId = 'rule'): Problem => ({
  ruleId,
  severity: 'error',
  message: 'Wrong.',
  location: { file, line, column, pointer: '' },
});

test('sorts by file, line, column and rule, lines as numbers', () => {
  const sorted = [
    problem('a.yaml', 2),
    problem('a.yaml', 10, 2),
    problem('a.yaml', 10, 11),
    problem('b.yaml', 1, 1, 'a'),
    problem('b.yaml', 1, 1, 'b'),
  ];
  expect(sortProblems([...sorted].reverse())).toEqual(sorted);
});

test('drops duplicates and does not change its input', () => {
  const input = Object.freeze([problem('a.yaml', 1), problem('a.yaml', 1)]);
  expect(sortProblems(input)).toEqual([problem('a.yaml', 1)]);
});
