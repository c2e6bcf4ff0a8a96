import { expect, test } from 'vitest';
import { isSlip } from '#core/text/is-slip';

test.each([
  { title: 'the same', given: ['uuid', 'uuid'] },
  { title: 'other punctuation and case', given: ['dateTime', 'date-time'] },
  { title: 'a letter too few', given: ['uid', 'uuid'] },
  { title: 'a letter too many', given: ['emaill', 'email'] },
  { title: 'two letters swapped', given: ['dtae', 'date'] },
  { title: 'two digits swapped', given: ['int46', 'int64'] },
  { title: 'one letter for another in a long name', given: ['pazsword', 'password'] },
])('is one: $title', ({ given: [name = '', meant = ''] }) => {
  expect(isSlip(name, meant)).toBe(true);
});

test.each([
  { title: 'one letter for another in a short name', given: ['guid', 'uuid'] },
  { title: 'a digit too many', given: ['uuid4', 'uuid'] },
  { title: 'two letters too few', given: ['dt', 'date'] },
  { title: 'two letters for others', given: ['pazzword', 'password'] },
  { title: 'another word', given: ['currency', 'date'] },
])('is none: $title', ({ given: [name = '', meant = ''] }) => {
  expect(isSlip(name, meant)).toBe(false);
});
