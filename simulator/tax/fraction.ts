import { exactCents } from './amount-range';

/**
 * An exact rational number: `top / bottom`, `bottom` above 0. Used to compute money, because binary floats lose the half cent
 * (100 × 9.975 % is 9.98, with floats 9.97).
 */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const ONE: Fraction = { top: 1n, bottom: 1n };

/** The decimal number that `value` prints as: 9.975 becomes 9975/1000 instead of the float behind it. */
export function fraction(value: number | string): Fraction {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(String(value));
  if (match === null) throw new Error(`${value} is not a decimal number.`);
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${decimals}`);
  const shift = Number(exponent) - decimals.length;
  // equivalent mutants (relational, number): a shift of 0 digits leaves the number as it is
  return shift >= 0
    ? { top: digits * 10n ** BigInt(shift), bottom: 1n }
    : { top: digits, bottom: 10n ** BigInt(-shift) };
}

/** An amount in integer cents as a fraction of the currency. */
export function fromCents(cents: number): Fraction {
  return { top: BigInt(cents), bottom: 100n };
}

export function add(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom };
}

export function multiply(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.top, bottom: one.bottom * other.bottom };
}

/** Throws when `other` is 0. */
export function divide(one: Fraction, other: Fraction): Fraction {
  if (other.top === 0n) throw new Error('Division by zero.');
  // equivalent mutants (relational): zero has already thrown
  // equivalent mutants (number): there is no integer between 0 and 1; doubling both parts does not change a fraction
  const sign = other.top < 0n ? -1n : 1n;
  // equivalent mutants (arithmetic): multiplying and dividing by a sign are the same
  return { top: one.top * other.bottom * sign, bottom: one.bottom * other.top * sign };
}

/** `rate` percent of `base`. */
export function percentOf(rate: number, base: Fraction): Fraction {
  const { top, bottom } = multiply(fraction(rate), base);
  return { top, bottom: bottom * 100n };
}

/**
 * Converts an amount of the currency to integer cents, rounding half up: 0.095 becomes 10, -0.095 becomes -9 (G-API-27g).
 * Throws when it is out of range.
 */
export function toCents({ top, bottom }: Fraction): number {
  const doubled = top * 200n + bottom;
  const divisor = bottom * 2n;
  const floor = doubled / divisor - (doubled % divisor < 0n ? 1n : 0n);
  return exactCents(Number(floor));
}

/** Converts integer cents to a decimal number for responses: 998 becomes 9.98. */
export function toDecimal(cents: number): number {
  return Number(`${cents}e-2`);
}
