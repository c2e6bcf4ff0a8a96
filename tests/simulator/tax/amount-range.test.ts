import { expect, it } from 'vitest';
import { AmountOutOfRange, exactCents } from '../../../simulator/tax/amount-range';

it.each([8_999_999_999_999_999, -8_999_999_999_999_999, 0])('keeps %d cents', (cents) => {
  expect(exactCents(cents)).toBe(cents);
});

it.each([9_000_000_000_000_000, -9_000_000_000_000_000])('refuses %d cents', (cents) => {
  expect(() => exactCents(cents)).toThrow(AmountOutOfRange);
});
