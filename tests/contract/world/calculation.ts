import { divideHalfUp, ONE, toCents, toMillionths } from './decimal';
import { isObject, type JsonObject } from '#core/json/json';
import type { World } from './load-world';

/** Input of a tax calculation: `amount` in the currency, rates and parts in percent. */
export type Calculation = {
  amount: number;
  inclusive?: boolean;
  rate: number;
  part?: number;
  additionalRate?: number | null;
  additionalPart?: number | null;
};

/** Result of a tax calculation, in cents. */
type Calculated = { subtotal: bigint; tax: bigint; additional: bigint; total: bigint };

const WHOLE = ONE * ONE * 10_000n;

const weight = (rate: number, part: number): bigint => toMillionths(rate) * toMillionths(part);

/** Calculates one or two taxes; each is rounded on its own, half up. */
export function calculateTax(input: Calculation): Calculated {
  const first = weight(input.rate, input.part ?? 100);
  const second = weight(input.additionalRate ?? 0, input.additionalPart ?? 100);
  const amount = toCents(input.amount);
  const base = input.inclusive ? WHOLE + first + second : WHOLE;
  const tax = divideHalfUp(amount * first, base);
  const additional = divideHalfUp(amount * second, base);
  const taxes = tax + additional;
  return input.inclusive
    ? { subtotal: amount - taxes, tax, additional, total: amount }
    : { subtotal: amount, tax, additional, total: amount + taxes };
}

const cents = (value: unknown): bigint => toCents(typeof value === 'number' ? value : 0);

function recalculate(result: JsonObject): Calculated {
  const inclusive = result['tax_behavior'] === 'inclusive';
  return calculateTax({
    amount: Number(inclusive ? result['total_amount'] : result['subtotal']),
    inclusive,
    rate: Number(result['rate']),
    part: Number(result['taxable_part']),
    additionalRate: result['additional_rate'] as number | null,
    additionalPart: result['additional_taxable_part'] as number | null,
  });
}

function complain(name: string, result: JsonObject): string[] {
  const amounts = ['subtotal', 'tax_amount', 'total_amount', 'additional_tax_amount'];
  if (amounts.every((key) => result[key] === null)) return [];
  const want = recalculate(result);
  const taxed = result['status'] === 'taxable';
  return [
    ...(cents(result['subtotal']) === want.subtotal
      ? []
      : [`${name}: subtotal is not ${want.subtotal} cents`]),
    ...(cents(result['tax_amount']) === want.tax ? [] : [`${name}: tax_amount is not ${want.tax} cents`]),
    ...(cents(result['additional_tax_amount']) === want.additional
      ? []
      : [`${name}: additional_tax_amount is not ${want.additional} cents`]),
    ...(cents(result['total_amount']) === want.total
      ? []
      : [`${name}: total_amount is not ${want.total} cents`]),
    ...(taxed === Number(result['rate']) > 0 ? [] : [`${name}: status and rate contradict each other`]),
  ];
}

/** Recalculates every response of the tax calculation. */
export const checkCalculations = (world: World): string[] =>
  world
    .filter(({ subject, part }) => subject === 'calculateTaxRate' && part === 'response')
    .flatMap(({ name, value }) => (isObject(value) ? complain(name, value) : []));
