import { formatValue } from '#core/json/format-value';
import { isObject, type Json } from '#core/json/json';
import type { InlineElement } from '../element';
import { findResponse } from '../examples';
import { requireEntry, ElementError } from '../require-entry';
import { text } from '../nodes';

/** `<ExampleValue operation="calculateTaxRate" status="200" at="total_amount" as="money" />`: `119.00 EUR`. */
export const exampleValue: InlineElement = {
  kind: 'inline',
  attributes: { operation: true, status: true, example: false, at: true, as: false },
  render(attributes, { examples }) {
    const { at = '', as } = attributes;
    const example = findResponse(examples, attributes);
    if (!isObject(example)) throw new ElementError('Only an object has members.', 'operation');
    const value = requireEntry(example, at, 'member of this example', 'at');
    if (as === undefined) return [text(formatValue(value))];
    if (as !== 'money') throw new ElementError(`as="${as}" is not known; write as="money".`, 'as');
    return [text(formatMoney(at, value, example.currency))];
  },
};

/** Formats an amount: an integer number of hundredths if the member's name ends in `_cents`, otherwise a decimal number. */
function formatMoney(name: string, value: Json, currency: Json | undefined): string {
  if (typeof value !== 'number') throw new ElementError(`"${name}" is not a number in this example.`, 'at');
  if (typeof currency !== 'string') throw new ElementError('This example has no currency.', 'as');
  return `${(name.endsWith('_cents') ? value / 100 : value).toFixed(2)} ${currency}`;
}
