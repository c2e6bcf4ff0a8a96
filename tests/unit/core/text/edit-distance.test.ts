import { expect, test } from 'vitest';
import { editDistance } from '#core/text/edit-distance';

test.each([
  { given: ['date', 'date'], want: 0 },
  { given: ['date', ''], want: 4 },
  { given: ['uid', 'uuid'], want: 1 },
  { given: ['dtae', 'date'], want: 1 },
  { given: ['pazzword', 'password'], want: 2 },
])('between $given are $want', ({ given: [from = '', to = ''], want }) => {
  expect(editDistance(from, to)).toBe(want);
  expect(editDistance(to, from)).toBe(want);
});

test('beyond the limit is one more than the limit', () => {
  expect(editDistance('currency', 'date', 2)).toBe(3);
  expect(editDistance('abcdef', 'ghijkl', 2)).toBe(3);
  expect(editDistance('abcdef', 'abcdgh', 2)).toBe(2);
});
