import { describe, expect, test } from 'vitest';
import { type FieldRow, type Fields, findField, listFields } from '#core/contracts/find-field';
import type { Json } from '#core/json/json';

interface Row extends FieldRow<Row> {
  id: string;
}

const row = (id: string, inside: Fields<Row> = {}): Row => ({ id, name: id.split('.').at(-1)!, ...inside });

/** A payment method in two nested choices, and the fields that every payment has. */
const payment: Fields<Row> = {
  fields: [row('amount'), row('type'), row('dc:title'), row('meta', { fields: [row('meta.*')] })],
  branches: [
    {
      branches: [
        {
          branches: [
            {
              branches: [
                { values: { type: ['visa'] }, fields: [row(':card:Visa.number'), row(':card:Visa.level')] },
                { values: { type: ['amex'] }, fields: [row(':card:Amex.number')] },
              ],
            },
          ],
        },
        { values: { type: ['bank', 'sepa'], v: [2] }, fields: [row(':Bank.number'), row(':Bank.iban')] },
        { values: { type: ['cash'] } },
      ],
    },
  ],
};

const items: Fields<Row> = { fields: [row('items', payment), row('7', { fields: [row('7.number')] })] };

describe('findField', () => {
  test.each<{ given: Json; want: string }>([
    { given: { type: 'visa' }, want: ':card:Visa.number' },
    { given: { type: 'amex' }, want: ':card:Amex.number' },
    { given: { type: 'bank' }, want: ':Bank.number' },
    { given: { type: 'sepa', v: 2 }, want: ':Bank.number' },
    // A value that matches no alternative may be meant as any of them.
    { given: { type: 'sepa', v: 3 }, want: ':card:Visa.number' },
    { given: { type: 'none' }, want: ':card:Visa.number' },
    { given: { v: 2 }, want: ':card:Visa.number' },
    { given: null, want: ':card:Visa.number' },
  ])('the number of $given is $want', ({ given, want }) => {
    expect(findField(payment, ['number'], given)?.row.id).toBe(want);
  });

  test('an alternative without the field hides those of the others', () => {
    expect(findField(payment, ['number'], { type: 'cash' })).toBeUndefined();
    expect(findField(items, ['items', 'iban'], { items: { type: 'cash' } })).toMatchObject({
      row: { id: 'items' },
      left: 1,
    });
  });

  test('each element of a list has its own alternative', () => {
    const value = { items: [{ type: 'bank' }, { type: 'amex' }] };
    expect(findField(items, ['items', '0', 'number'], value)).toMatchObject({ row: { id: ':Bank.number' } });
    expect(findField(items, ['items', '1', 'number'], value)).toMatchObject({
      row: { id: ':card:Amex.number' },
      left: 0,
    });
    expect(findField(items, ['items', '1'], value)).toMatchObject({ row: { id: 'items' }, left: 1 });
  });

  test('names may look like positions or have colons, and a map has one field for all keys', () => {
    expect(findField(items, ['7', 'number'], { 7: {} })?.row.id).toBe('7.number');
    expect(findField(payment, ['dc:title'], {})?.row.id).toBe('dc:title');
    expect(findField(payment, ['meta', 'any'], { meta: { any: 1 } })).toMatchObject({
      row: { id: 'meta.*' },
      left: 0,
    });
  });
});

test('listFields has the fields of the alternatives that fit', () => {
  const names = (value: Json) => listFields(payment, value).map(({ id }) => id);
  expect(names({ type: 'bank' }).slice(4)).toEqual([':Bank.number', ':Bank.iban']);
  expect(names({ type: 'cash' })).toHaveLength(4);
  expect(names({})).toHaveLength(9);
});
