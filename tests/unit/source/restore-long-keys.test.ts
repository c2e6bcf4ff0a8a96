import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { restoreLongKeys } from '../../../generator/read/source/restore-long-keys';

test.each([
  {
    given: 'a: 1\n123456789012345678901234567890: { 9007199254740993: b }\nc: 2\n',
    want: { a: 1, '123456789012345678901234567890': { '9007199254740993': 'b' }, c: 2 },
  },
  { given: '{ 1234567890123456: a, 12: b }', want: { '1234567890123456': 'a', '12': 'b' } },
  { given: 'a: "12345678901234567890: b"\n', want: { a: '12345678901234567890: b' } },
])('keys of $given keep their digits and their order', ({ given, want }) => {
  const value = load(given);
  restoreLongKeys(value, given);
  expect(JSON.stringify(value)).toBe(JSON.stringify(want));
});
