import { isObject, type Json } from '#core/json/json';
import type { ReceiptData } from '../../src/components/landing/CallShowcase/data';
import { ElementError } from '../require-entry';

/**
 * Returns the lines of a customer's receipt, from a calculation of a sale's tax (decimal numbers of its currency).
 * @throws ElementError if the calculation has no sums.
 */
export function toReceipt(calculation: Json): ReceiptData {
  if (!isObject(calculation))
    throw new ElementError('Only an object is a calculation of a tax.', 'operation');
  const { name, rate, tax_amount, additional_name, additional_rate, additional_tax_amount } = calculation;
  const { subtotal, total_amount, currency, status } = calculation;
  return {
    lines: [
      { label: 'Price', amount: amountOf(subtotal) },
      { label: `${textOf(name)} ${textOf(rate)}%`, amount: amountOf(tax_amount) },
      ...(additional_name === null || additional_name === undefined
        ? []
        : [
            {
              label: `${textOf(additional_name)} ${textOf(additional_rate)}%`,
              amount: amountOf(additional_tax_amount),
            },
          ]),
    ],
    total: amountOf(total_amount),
    currency: textOf(currency),
    status: textOf(status),
  };
}

function amountOf(value: Json | undefined): string {
  if (typeof value !== 'number')
    throw new ElementError('This example has no sums, so it makes no receipt.', 'examples');
  return value.toFixed(2);
}

function textOf(value: Json | undefined): string {
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new ElementError('This example has no tax, so it makes no receipt.', 'examples');
  return String(value);
}
