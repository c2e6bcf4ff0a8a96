import { describe, expect, it } from 'vitest';
import { openSimulator, send, type Sent } from '../send';
import { holds } from '../../specified/holds';

const OUT_OF_RANGE = ['is out of range'];
const LARGE = 89_000_000_000_000;
const contact = { id: 60312 };
const large = { description: 'Everything', unit_price: LARGE };

/** Requests whose own numbers are in range; what they add up to is not. */
const REFUSED: (Sent & { title: string; field: string })[] = [
  {
    title: 'a price times its quantity',
    ...post('/invoices', { contact, items: [{ ...large, quantity: LARGE }] }),
    field: 'items[0]',
  },
  {
    title: 'a tax',
    ...post('/invoices', { contact, items: [{ ...large, tax_1_rate: 19 }] }),
    field: 'items[0]',
  },
  {
    title: 'a price before its discount',
    ...post('/expenses', { contact, items: [{ total_amount: LARGE, discount_rate: 50 }] }),
    field: 'items[0]',
  },
  { title: 'the sum of two lines', ...post('/invoices', { contact, items: [large, large] }), field: 'items' },
  {
    title: 'the sum of a recurring document',
    ...post('/recurring', { contact, items: [large, large] }),
    field: 'items',
  },
  {
    title: 'the sum with an item that is added',
    ...put('/invoices/90420', { items: [large, large] }),
    field: 'items',
  },
  {
    title: 'the sum of a transaction',
    ...post('/transactions', { items: [{ amount: LARGE }, { amount: LARGE }], payment: {} }),
    field: 'items',
  },
  {
    title: 'the price of one, of a millionth',
    ...post('/invoices', { contact, items: [{ total_amount: LARGE, quantity: 0.000001 }] }),
    field: 'items[0]',
  },
  {
    title: 'a price in a string',
    ...post('/items', { code: 'moon', name: 'The moon', unit_cost: '9'.repeat(400) }),
    field: 'unit_cost',
  },
];

describe('an amount of 90,000,000,000,000 or more', holds('amounts.limit'), () => {
  it.each(REFUSED)('is refused on its field: $title', async ({ field, ...request }) => {
    const { status, body, headers } = await send(openSimulator().simulator, request);
    expect([status, body]).toEqual([422, { errors: { [field]: OUT_OF_RANGE } }]);
    expect(headers.get('X-Simulator-Rules')?.split(', ')).toContain('number-range');
  });

  it.each([
    { title: 'that is sent', amount: '90000000000000', says: 'Query parameter "amount" is out of range.' },
    { title: 'that is computed', amount: String(LARGE), says: 'The tax on this "amount" is out of range.' },
  ])('is refused in a query $title', async ({ amount, says }) => {
    const path = `/tax_rates/calculate?to_country=DE&amount=${amount}`;
    const { status, body, headers } = await send(openSimulator().simulator, { path });
    expect([status, body]).toEqual([400, { error: says }]);
    expect(headers.get('X-Simulator-Rules')?.split(', ')).toContain('number-range');
  });

  it('leaves the largest amount below it as it is', async () => {
    const { status, body } = await send(
      openSimulator().simulator,
      post('/invoices', { contact, items: [large] }),
    );
    expect([status, body]).toMatchObject([201, { total_cents: LARGE * 100 }]);
  });
});

function post(path: string, body: object): Sent {
  return { method: 'POST', path, body };
}

function put(path: string, body: object): Sent {
  return { method: 'PUT', path, body };
}
