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

/** Prices a net amount: each tax on its own, on the same amount, and added to it (G-API-27e). */
export function priceFromNet(net: number, shares: TaxShare[]): Price {
  const taxes = shares.map((share) => taxOn(fromCents(net), share));
  return { net, taxes, total: sum([net, ...taxes]) };
}

/**
 * Takes a price with the tax in it apart (G-API-27f): the taxes are reckoned on the exact net, the net of the response is
 * what they leave, so that the parts always add up.
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

/** A decimal amount of a request in integer cents, half up. */
export function centsOf(amount: number | string): number {
  return toCents(fraction(amount));
}
