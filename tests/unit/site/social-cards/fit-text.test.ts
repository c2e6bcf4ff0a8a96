import { expect, test } from 'vitest';
import { fitText } from '../../../../site/social-cards/fit-text';

const room = {
  width: 100,
  sizes: [
    { size: 20, lines: 1 },
    { size: 10, lines: 2 },
  ],
};

/** Every character is half as wide as it is high. */
const measure = (text: string, size: number) => ([...text].length * size) / 2;

test.each([
  ['stays large', 'ten chars', { size: 20, lines: ['ten chars'] }],
  ['gets smaller and wraps', 'a title of two lines', { size: 10, lines: ['a title of two lines'] }],
  [
    'wraps between words',
    'a title that has two lines',
    { size: 10, lines: ['a title that has two', 'lines'] },
  ],
  [
    'ends in an ellipsis',
    'one two three four five six seven eight nine',
    { size: 10, lines: ['one two three four', 'five six seven eigh…'] },
  ],
  ['breaks a long word', 'x'.repeat(30), { size: 10, lines: ['x'.repeat(20), 'x'.repeat(10)] }],
  ['is empty', '', { size: 20, lines: [''] }],
])('a title %s', (_, text, expected) => {
  expect(fitText(text, room, measure)).toEqual(expected);
});
