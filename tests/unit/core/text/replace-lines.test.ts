import { expect, it } from 'vitest';
import { matchLines } from '../../../../core/text/replace-lines';

it('finds where rules apply, the one with the most lines first', () => {
  const [short, long] = [
    { value: 'a', from: ['b'] },
    { value: 'a', from: ['b', 'c'] },
  ];
  expect(matchLines(['a', 'b', 'c', 'b'], [short, long])).toEqual([
    { start: 1, rule: long },
    { start: 3, rule: short },
  ]);
});

it('compares complete lines, and only those that exist', () => {
  expect(
    matchLines(
      ['ab', 'b'],
      [
        { value: '', from: ['a'] },
        { value: '', from: ['b', 'c'] },
      ],
    ),
  ).toEqual([]);
});

it('finds no overlapping matches', () => {
  const rule = { value: 'a', from: ['a', 'a'] };
  expect(matchLines(['a', 'a', 'a'], [rule])).toEqual([{ start: 0, rule }]);
});

it('leaves code without the value of a rule', () => {
  expect(matchLines(['a', 'b'], [{ value: 'key', from: ['b'] }])).toEqual([]);
});
