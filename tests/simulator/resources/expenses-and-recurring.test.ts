import { describe, expect, it } from 'vitest';
import { addMonth } from '../../../simulator/documents/add-month';
import { FREQUENCIES } from '../../../simulator/rules/frequencies';
import { openClient } from './client';
import { holds } from '../../specified/holds';

const DOCUMENT = {
  contact: { id: 60290 },
  items: [{ total_amount: 121, tax_1_name: 'IVA', tax_1_rate: 21 }],
};

describe('an expense', () => {
  it('is outstanding until a payment_method comes, then paid once', holds('expenses.payment'), async () => {
    const { post, put } = openClient();
    const { body } = await post('/expenses', { ...DOCUMENT, number: 'PT-1' });
    expect(body).toMatchObject({ state: 'outstanding', payments: [], number: 'PT-1', total_cents: 12100 });
    const path = `/expenses/${body.id as number}`;
    const { body: paid } = await put(path, { payment_method: 'cash', payment_processor: 'bank' });
    expect(paid).toMatchObject({ state: 'paid', payments: [{ payment_method: 'cash', processor: 'bank' }] });
    expect(paid).not.toHaveProperty('payment_method');
    expect((await put(path, { payment_method: 'check' })).body.payments).toHaveLength(1);
  });

  it('with a payment_method is paid at once and in full', holds('expenses.paid-at-once'), async () => {
    const { body } = await openClient().post('/expenses', { ...DOCUMENT, payment_method: 'cash' });
    expect(body).toMatchObject({
      state: 'paid',
      payments: [{ payment_method: 'cash', amount_cents: 12100 }],
    });
  });

  it('stays open for every field, may repeat a number of its provider and can be deleted', async () => {
    const { call, get, put } = openClient();
    expect((await put('/expenses/7120', { subject: 'x', number: 'PT-2024-302' })).status).toBe(200);
    expect((await call('DELETE', '/expenses/7120')).status).toBe(204);
    expect((await get('/expenses/7120')).status).toBe(404);
  });

  it('that is late becomes paid', async () => {
    const { body } = await openClient().put('/expenses/7119', { payment_method: 'wire_transfer' });
    expect([body.state, body.total_cents]).toEqual(['paid', 9680]);
  });

  it.each([
    { query: 'q=DB-57', want: [7120] },
    { query: 'q=Papel', want: [7120, 7119] },
    { query: 'state=late', want: [7119] },
    { query: 'contact=60290', want: [7120, 7119] },
    { query: 'contact=60312', want: [] },
    { query: 'date=2024-11-02,2024-11-30', want: [7120] },
  ])('is found by $query', async ({ query, want }) => {
    const { list } = await openClient().get(`/expenses?${query}`);
    expect(list.map(({ id }) => id)).toEqual(want);
  });
});

describe('a recurring document', () => {
  it('starts one month from today, monthly, active', holds('recurring.defaults'), async () => {
    const { status, body } = await openClient().post('/recurring', DOCUMENT);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      start_date: '2024-12-29',
      end_date: null,
      frequency: 'monthly',
      recurring_period: 'months',
      recurring_frequency: 1,
      total_cents: 12100,
      state: 'active',
    });
  });

  it.each(Object.entries(FREQUENCIES))('reads the deprecated frequency %s', async (frequency, interval) => {
    const { body } = await openClient().post('/recurring', { ...DOCUMENT, frequency });
    expect(body).toMatchObject({ frequency, ...interval });
  });

  it.each([
    ['daily', 1, 'days'],
    ['biweekly', 2, 'weeks'],
    ['bimonthly', 2, 'months'],
    ['quarterly', 3, 'months'],
    ['semiyearly', 6, 'months'],
    ['biyearly', 2, 'years'],
  ])(
    'takes %s for %i %s',
    holds('recurring.frequency'),
    async (frequency, recurring_frequency, recurring_period) => {
      const { body } = await openClient().post('/recurring', { ...DOCUMENT, frequency });
      expect(body).toMatchObject({ recurring_frequency, recurring_period });
    },
  );

  it('has no frequency for an interval without a name', async () => {
    const { body } = await openClient().put('/recurring/640', { recurring_frequency: 5 });
    expect(body).toMatchObject({ frequency: null, recurring_period: 'months', recurring_frequency: 5 });
  });

  it('adds up what an update adds and can be deleted', holds('recurring.items-added'), async () => {
    const { call, put, get } = openClient();
    const { body } = await put('/recurring/640', { items: [{ unit_price: 1 }] });
    expect(body).toMatchObject({ total_cents: 1310 });
    expect(body).not.toHaveProperty('subtotal_cents');
    expect((await call('DELETE', '/recurring/640')).status).toBe(204);
    expect((await get('/recurring/640')).status).toBe(404);
  });

  it.each([
    { query: 'state=archived', want: [612] },
    { query: 'q=Zo', want: [640] },
    { query: 'contact=60301', want: [612] },
    { query: 'date=2024-12-01,2024-12-01', want: [640] },
  ])('is found by $query', holds('recurring.date'), async ({ query, want }) => {
    const { list } = await openClient().get(`/recurring?${query}`);
    expect(list.map(({ id }) => id)).toEqual(want);
  });
});

it.each([
  ['2024-11-29', '2024-12-29'],
  ['2024-01-31', '2024-02-29'],
  ['2023-01-31', '2023-02-28'],
  ['2024-12-31', '2025-01-31'],
  ['2024-10-31', '2024-11-30'],
])('a month from %s is %s', (given, want) => {
  expect(addMonth(given)).toBe(want);
});
