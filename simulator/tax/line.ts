import { divide, fraction, fromCents, multiply, percentOf, toCents, toDecimal } from './fraction';
import { centsOf, priceFromNet, priceFromTotal, type TaxShare } from './price';

/** A line as sent: amounts are decimal numbers of the currency, and one of the two amounts is given. */
interface LineInput {
  quantity: number;
  /** In percent. */
  discountRate: number;
  /** Before discount and tax. Takes precedence when both amounts are given. */
  unitPrice: number | null;
  /** After discount, tax included. */
  totalAmount: number | null;
  shares: TaxShare[];
}

/** A priced line in integer cents: `subtotal` − `discount` + `taxes` = `total`. `unitPrice` is a decimal number. */
interface PricedLine {
  subtotal: number;
  discount: number;
  taxes: number[];
  total: number;
  unitPrice: number | null;
}

/** Computes a line of a document (G-API-78, rounding as G-API-27g). Throws when both amounts are missing. */
export function priceLine(line: LineInput): PricedLine {
  if (line.unitPrice !== null) return fromUnitPrice(line, line.unitPrice);
  if (line.totalAmount !== null) return fromTotal(line, line.totalAmount);
  throw new Error('A line needs a unit price or a total amount.');
}

function fromUnitPrice({ quantity, discountRate, shares }: LineInput, unitPrice: number): PricedLine {
  const subtotal = toCents(multiply(fraction(unitPrice), fraction(quantity)));
  const discount = toCents(percentOf(discountRate, fromCents(subtotal)));
  const { taxes, total } = priceFromNet(subtotal - discount, shares);
  return { subtotal, discount, taxes, total, unitPrice };
}

function fromTotal({ quantity, discountRate, shares }: LineInput, totalAmount: number): PricedLine {
  const { net, taxes, total } = priceFromTotal(centsOf(totalAmount), shares);
  const subtotal = beforeDiscount(net, discountRate);
  return { subtotal, discount: subtotal - net, taxes, total, unitPrice: perUnit(subtotal, quantity) };
}

/** A discount of 100 percent makes the original price unknown, so the line has no discount. */
function beforeDiscount(net: number, discountRate: number): number {
  const rest = fraction(100 - discountRate);
  if (rest.top <= 0n) return net;
  return toCents(divide(multiply(fromCents(net), fraction(100)), rest));
}

function perUnit(subtotal: number, quantity: number): number | null {
  return quantity === 0 ? null : toDecimal(toCents(divide(fromCents(subtotal), fraction(quantity))));
}
