import { exactCents } from './amount-range';
import {
  add,
  divide,
  fraction,
  fromCents,
  multiply,
  ONE,
  percentOf,
  toCents,
  type Fraction,
} from './fraction';

/** One tax on a price: `rate` in percent, levied on `part` percent of the net amount. */
export interface TaxShare {
  rate: number;
  part: number;
}

/** A price in integer cents. `taxes` in the order of the shares; `net` + taxes = `total`. */
export interface Price {
  net: number;
  taxes: number[];
  total: number;
}

/** Prices a net amount: computes each tax separately on it and adds them (G-API-27e). */
export function priceFromNet(net: number, shares: TaxShare[]): Price {
  const taxes = shares.map((share) => taxOn(fromCents(net), share));
  return { net, taxes, total: sum([net, ...taxes]) };
}

/**
 * Splits a price that includes tax (G-API-27f): computes the taxes from the exact net amount, and returns the rest as net, so
 * that the parts always add up.
 */
export function priceFromTotal(total: number, shares: TaxShare[]): Price {
  const factor = shares.map(shareOf).reduce(add, ONE);
  const exactNet = divide(fromCents(total), factor);
  const taxes = shares.map((share) => taxOn(exactNet, share));
  return { net: total - sum(taxes), taxes, total };
}

function taxOn(net: Fraction, share: TaxShare): number {
  return toCents(multiply(net, shareOf(share)));
}

function shareOf({ rate, part }: TaxShare): Fraction {
  return percentOf(rate, percentOf(part, ONE));
}

/** The sum of integer cents. Throws when it is out of range. */
export function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => exactCents(total + amount), 0);
}

/** Converts a decimal amount of a request to integer cents, rounding half up. */
export function centsOf(amount: number | string): number {
  return toCents(fraction(amount));
}
