import { describe, expect, it } from 'vitest';
import { textOf } from '#core/json/read';
import { STATES } from '../specified/states';
import { asObject, listOperations, loadDescription, lookUp, parametersOf } from './description/description';
import { meaningsByRecord, type Meaning } from './description/meanings';

const description = loadDescription();
const operations = listOperations(description, 'paths');
const meaningOf = (schema: string, field = 'state') =>
  asObject(
    asObject(asObject(lookUp(description, `#/components/schemas/${schema}`).properties)[field])[
      'x-enumDescriptions'
    ],
  );

/** The values of one record that are explained in two ways. */
function ambiguous(meanings: readonly Meaning[]): string[] {
  const texts = new Map<string, Set<string>>();
  for (const { record, name, value, text } of meanings) {
    const key = `${record} ${name} ${value}`;
    texts.set(key, (texts.get(key) ?? new Set()).add(text));
  }
  return [...texts].flatMap(([key, all]) => (all.size === 1 ? [] : [`${key}: ${[...all].join(' | ')}`]));
}

describe('a value', () => {
  const meanings = meaningsByRecord(description, operations);

  it('has one meaning in the filters, the bodies and the responses of a record', () => {
    expect(new Set(meanings.map(({ record }) => record)).size).toBeGreaterThan(12);
    expect(ambiguous(meanings)).toEqual([]);
  });

  it('would be caught with another meaning in the filter of the list', () => {
    const copy = structuredClone(description);
    const parameters = parametersOf(copy, asObject(copy.paths!['/credits']?.get));
    const state = parameters.find(({ name }) => name === 'state')!;
    asObject(asObject(state.schema)['x-enumDescriptions']).paid = 'Settled.';
    expect(ambiguous(meaningsByRecord(copy, listOperations(copy, 'paths')))).toEqual([
      'Credits state paid: Settled. | The money was paid back.',
    ]);
  });
});

/** A transaction is shown as the document that it issues: an invoice or a credit note. */
describe('the state of a document is explained alike in the response of a transaction', () => {
  const invoice = meaningOf('Invoice');
  const credit = meaningOf('Credit');
  const values = [...new Set([...Object.keys(invoice), ...Object.keys(credit)])];

  it.each(values)('%s', (value) => {
    const [first, second] = [invoice[value], credit[value]].map((text) =>
      typeof text === 'string' ? text.replace(': the initial state', '') : undefined,
    );
    const lower = (text = '') => text.charAt(0).toLowerCase() + text.slice(1);
    const both = first === second ? first : `Invoice: ${lower(first)} Credit note: ${lower(second)}`;
    const want =
      second === undefined
        ? `${first} Invoices only.`
        : first === undefined
          ? `${second} Credit notes only.`
          : both;
    expect(meaningOf('TransactionResult')[value]).toBe(want);
  });
});

it.each([
  { schema: 'Invoice', states: STATES.invoice },
  { schema: 'Credit', states: STATES.credit },
  { schema: 'Expense', states: STATES.expense },
  { schema: 'Recurring', states: STATES.recurring },
])('no other state of $schema than its first is called the initial one', ({ schema, states }) => {
  const initial = Object.entries(meaningOf(schema)).filter(([, text]) =>
    /initial state/.test(textOf(text) ?? ''),
  );
  for (const [value] of initial) expect(value).toBe(states.initial);
});
