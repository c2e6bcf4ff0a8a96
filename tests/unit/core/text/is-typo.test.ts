import { expect, test } from 'vitest';
import { isTypo } from '#core/text/is-typo';

test.each([
  { title: 'the same', given: ['uuid', 'uuid'] },
  { title: 'other punctuation and case', given: ['dateTime', 'date-time'] },
  { title: 'a letter too few', given: ['uid', 'uuid'] },
  { title: 'a letter too many', given: ['emaill', 'email'] },
  { title: 'two letters swapped', given: ['dtae', 'date'] },
  { title: 'two digits swapped', given: ['int46', 'int64'] },
  { title: 'one letter for another in a long name', given: ['pazsword', 'password'] },
])('is a typo: $title', ({ given: [name = '', intended = ''] }) => {
  expect(isTypo(name, intended)).toBe(true);
});

test.each([
  { title: 'one letter for another in a short name', given: ['guid', 'uuid'] },
  { title: 'a digit too many', given: ['uuid4', 'uuid'] },
  { title: 'two letters too few', given: ['dt', 'date'] },
  { title: 'two letters for others', given: ['pazzword', 'password'] },
  { title: 'another word', given: ['currency', 'date'] },
])('is another name: $title', ({ given: [name = '', intended = ''] }) => {
  expect(isTypo(name, intended)).toBe(false);
});
