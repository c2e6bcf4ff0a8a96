import { expect, test } from 'vitest';
import { readNumbers, writeNumbers } from '../../../search/index/short-numbers';

test.each([
  { numbers: [], text: '' },
  { numbers: [0, 1, 2], text: '#$%' },
  { numbers: [44], text: 'P' },
  // 45 is 1 · 45 + 0; a 1 with more to follow is the character after the 46th
  { numbers: [45, 0], text: 'R##' },
])('writes $numbers as $text', ({ numbers, text }) => {
  expect(writeNumbers(numbers)).toBe(text);
});

test('gives every number back, in JSON too', () => {
  const numbers = [...Array(3000).keys(), 45 ** 2, 45 ** 3 - 1, 1_000_000];
  const text = writeNumbers(numbers);
  expect(readNumbers(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});
