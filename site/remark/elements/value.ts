import type { Facts } from '#core/contracts/facts';
import type { InlineElement } from '../element';
import { requireEntry, ElementError } from '../require-entry';
import { enumerate, inlineCode, link } from '../nodes';

/** `<Value of="Invoice.state" is="paid" />`: one allowed value of a field or parameter, linked to its documentation. */
export const value: InlineElement = {
  kind: 'inline',
  attributes: { of: true, is: true },
  render({ of = '', is = '' }, { facts }) {
    const { href, values } = findValues(of, facts);
    requireEntry(Object.fromEntries(values.map((name) => [name, name])), is, `value of ${of} called`, 'is');
    return [link(href, [inlineCode(is)])];
  },
};

/** `<Values of="Envelope.type" />`: all allowed values: `registration` and `cancellation`. */
export const values: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { facts }) {
    const { values: names } = findValues(of, facts);
    return enumerate(names);
  },
};

function findValues(of: string, { fields, parameters }: Facts): { href: string; values: string[] } {
  const found = requireEntry({ ...fields, ...parameters }, of, 'field or parameter');
  if (found.enum.length === 0) throw new ElementError(`"${of}" has no list of allowed values.`, 'of');
  return { href: found.href, values: found.enum.map((entry) => entry.value) };
}
