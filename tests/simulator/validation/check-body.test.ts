import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { formatExplainedError } from '#core/schema/explain-error';
import { createSimulator } from '../../../simulator/create-simulator';

const { checkBody } = createSimulator();

const check = (operationId: string, body: Json) => checkBody(operationId, body).map(formatExplainedError);

const invoice = { contact: { id: 1 }, items: [{ unit_price: 5 }] };

describe('checkBody', () => {
  test('has nothing to say about a body that follows the description', () => {
    expect(check('createInvoice', invoice)).toEqual([]);
  });

  test('names each problem once, with its place, value, rule and remedy', () => {
    const body = { ...invoice, items: [{ quantity: 'two' }], due_date: '2024-02-31' };
    expect(check('createInvoice', body)).toEqual([
      '/due_date: "2024-02-31" breaks the rule "is a string of format date": write a day that exists, like 2024-12-06.',
      '/items/0/quantity: "two" breaks the rule "is of type number": write a value of type number.',
      '/items/0: {"quantity":"two"} breaks the rule "needs one of several properties": send "unit_price" or "total_amount".',
    ]);
  });

  test('names the members of which each makes a form complete', () => {
    expect(check('createInvoice', { ...invoice, contact: {} })).toEqual([
      '/contact: {} breaks the rule "needs one of several properties": send "id" or "first_name".',
    ]);
  });

  test('asks for no member of another form when one form is complete', () => {
    expect(check('createInvoice', { ...invoice, contact: { first_name: 'Ada', emial: 'x' } })).toEqual([
      '/contact/emial: "x" breaks the rule "is a property that the description names": remove the property "emial", or correct its name.',
    ]);
  });

  test.each<{ contact: Json; want: string }>([
    { contact: { id: 'x' }, want: '/contact/id: "x" breaks the rule "is of type integer"' },
    { contact: { first_name: 5 }, want: '/contact/first_name: 5 breaks the rule "is of type string"' },
  ])(
    'asks for no member of another form when a member of one form is wrong: $contact',
    ({ contact, want }) => {
      const lines = check('createInvoice', { ...invoice, contact });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(want);
    },
  );

  test('names a wrong member, and what the form lacks that it is of', () => {
    expect(check('createInvoice', { ...invoice, contact: { country: 'xx', firstname: 'x' } })).toEqual([
      expect.stringContaining('/contact/country: "xx"'),
      expect.stringContaining('/contact/firstname: "x"'),
      expect.stringMatching(/^\/contact\/first_name: .* add the property "first_name"\.$/),
    ]);
  });

  test('names the types that fit, and listed values instead of their type', () => {
    expect(check('createInvoice', { ...invoice, tag_list: 3 })[0]).toContain('of type array or string');
    expect(check('createProduct', { name: 'Seat', product_type: 3 })).toEqual([
      '/product_type: 3 breaks the rule "is one of the listed values": write one of "good", "service".',
    ]);
  });

  test('accepts response-only properties in an update', () => {
    expect(check('updateContact', { first_name: 'Ada', full_name: 'Ada Maas' })).toEqual([]);
  });

  test('reports an unknown property of a contact next to its id', () => {
    expect(check('createInvoice', { ...invoice, contact: { id: 60312, emial: 'x', city: 'Bonn' } })).toEqual([
      expect.stringContaining('/contact/emial'),
    ]);
  });

  test('reports a body that is not an object', () => {
    expect(check('createContact', [])).toEqual([
      '/: [] breaks the rule "is of type object": write a value of type object.',
    ]);
  });

  test('refuses an operation that takes no body', () => {
    expect(() => checkBody('listInvoices', {})).toThrow('listInvoices takes no body.');
  });
});
