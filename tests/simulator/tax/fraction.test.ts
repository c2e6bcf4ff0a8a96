import { describe, expect, it } from 'vitest';
import { add, divide, fraction, percentOf, toCents, toDecimal } from '../../../simulator/tax/fraction';

describe('fraction', () => {
  it.each([
    { given: '9.975', want: { top: 9975n, bottom: 1000n } },
    { given: 119, want: { top: 119n, bottom: 1n } },
    { given: -0.5, want: { top: -5n, bottom: 10n } },
    { given: 1e21, want: { top: 10n ** 21n, bottom: 1n } },
    { given: 1.5e-7, want: { top: 15n, bottom: 10n ** 8n } },
  ])('reads $given as it is printed', ({ given, want }) => {
    expect(fraction(given)).toEqual(want);
  });

  it.each(['', 'abc', '1,5', NaN, Infinity])('refuses %j', (given) => {
    expect(() => fraction(given)).toThrow('is not a decimal number');
  });
});

describe('toCents', () => {
  it.each([
    { given: '0.095', want: 10 },
    { given: '0.0949999', want: 9 },
    { given: '9.975', want: 998 },
    { given: '1.005', want: 101 },
    { given: '0', want: 0 },
    { given: '-0.095', want: -9 },
    { given: '-0.0951', want: -10 },
    { given: '-0.01', want: -1 },
  ])('rounds $given half up to $want', ({ given, want }) => {
    expect(toCents(fraction(given))).toBe(want);
  });

  it('computes a percentage without floating-point errors', () => {
    expect(toCents(percentOf(9.975, fraction(100)))).toBe(998);
    expect(toCents(percentOf(8.875, fraction(49.99)))).toBe(444);
  });
});

it('adds and divides exactly', () => {
  expect(toCents(divide(add(fraction('0.1'), fraction('0.2')), fraction('-0.3')))).toBe(-100);
  expect(() => divide(fraction(1), fraction(0))).toThrow('Division by zero');
});

it('prints cents as a decimal number', () => {
  expect([11900, 998, 5, -5, 0].map(toDecimal)).toEqual([119, 9.98, 0.05, -0.05, 0]);
});
