import { expect, test } from 'vitest';
import { fromPattern } from '#core/world/from-pattern';

test.each([
  '^[A-Z]{3}-\\d{4}$',
  '^(GET|POST)$',
  '^[^/]+$',
  '^#[0-9a-fA-F]{6}$',
  '^\\+?[1-9]\\d{1,14}$',
  '^([a-z]+\\.)*[a-z]+$',
  '^pay_[a-zA-Z0-9]{24}$',
  '^\\p{Lu}\\p{L}+$',
  '^(?!x)[a-z]+$',
  '^[\\w.-]+@[\\w-]+\\.com$',
  '^\\s*$',
  'abc',
  '^(?:https?://)[a-z.]{2,}$',
])('a string made for %s matches it', (pattern) => {
  const made = fromPattern(pattern);
  expect(made).toBeDefined();
  expect(made).toMatch(new RegExp(pattern, 'u'));
});

test('another variant makes another string', () => {
  const made = [0, 1, 2].map((variant) => fromPattern('^[a-z]{4}$', variant));
  expect(new Set(made).size).toBe(3);
});

test.each(['(', '^a$b', '^(?=never)x$'])('for %s, which nothing matches, no string is made', (pattern) => {
  expect(fromPattern(pattern)).toBeUndefined();
});
