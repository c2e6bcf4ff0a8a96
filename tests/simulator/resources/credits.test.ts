import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { invoiceMachine } from '../../../simulator/rules/machines';
import { INVOICE, openClient, seedWith } from './client';
import { holds } from '../../specified/holds';

describe('a credit note for the whole invoice', () => {
  it('copies the lines, and the invoice is paid', holds('4.api.6', 'credits.settles-invoice'), async () => {
    const { post, get } = openClient();
    const { body: invoice } = await post('/invoices', INVOICE);
    const { status, body } = await post('/credits', { invoice_id: invoice.id ?? null });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: 'CN-2024-00011',
      state: 'outstanding',
      payments: [],
      subtotal_cents: 10000,
      total_cents: 11900,
      related_document: { id: invoice.id, type: 'Invoice' },
    });
    const settled = (await get(`/invoices/${invoice.id as number}`)).body;
    expect(settled).toMatchObject({
      state: 'paid',
      payments: [{ amount_cents: 11900, payment_method: 'credit' }],
    });
  });

  it('works for several items', holds('credits.whole'), async () => {
    const { body } = await openClient().post('/credits', { invoice_id: 90150 });
    expect([body.total_cents, (body.items as JsonObject[]).length]).toEqual([47190, 2]);
  });

  it('is paid with a payment_method', holds('credits.payment'), async () => {
    const { body } = await openClient().post('/credits', { invoice_id: 90150, payment_method: 'cash' });
    expect(body).toMatchObject({
      state: 'paid',
      payments: [{ amount_cents: 47190, payment_method: 'cash' }],
    });
  });
});

it(
  'may have the number of an invoice, not that of another credit note',
  holds('credits.number'),
  async () => {
    const { put } = openClient();
    expect((await put('/credits/90436', { number: '2024-00042' })).status).toBe(200);
    expect((await put('/credits/90436', { number: 'CN-2024-00007' })).body).toEqual({
      errors: { number: ['has already been taken'] },
    });
  },
);

describe('credited_amount', holds('5.api.12', 'credits.amount'), () => {
  it.each([
    { amount: 59.5, want: [5000, 950, 5950] },
    { amount: 119, want: [10000, 1900, 11900] },
    { amount: 0.01, want: [1, 0, 1] },
  ])('credits $amount of 119.00', async ({ amount, want }) => {
    const { status, body } = await openClient().post('/credits', {
      invoice_id: 90187,
      credited_amount: amount,
    });
    const [tax] = body.taxes as JsonObject[];
    expect([status, body.subtotal_cents, tax?.amount_cents, body.total_cents]).toEqual([201, ...want]);
  });

  it.each([
    { invoice_id: 90187, credited_amount: 119.01, message: 'must not exceed the invoice total' },
    { invoice_id: 90187, credited_amount: 0, message: 'must be greater than 0' },
    { invoice_id: 90150, credited_amount: 10, message: 'works only for invoices with a single item' },
    { invoice_id: 90150, credited_amount: 471.9, message: 'works only for invoices with a single item' },
  ])('returns 422: $message', async ({ message, ...request }) => {
    const { post, get } = openClient();
    const { status, body } = await post('/credits', request);
    expect([status, body]).toEqual([422, { errors: { credited_amount: [message] } }]);
    expect((await get('/credits')).list).toHaveLength(4);
  });

  it(
    'counts with what was credited before, unless that is void or older than the world',
    holds('4.api.7', 'credits.limit'),
    async () => {
      const { call, post } = openClient();
      const credit = (credited_amount?: number) => post('/credits', { invoice_id: 90187, credited_amount });
      const { body: first } = await credit(60);
      const refused = await credit(59.01);
      expect([refused.status, refused.body, refused.rules]).toEqual([
        422,
        { errors: { invoice_id: ['would be credited above the total of the invoice'] } },
        expect.arrayContaining(['credited-twice']),
      ]);
      expect((await credit()).status).toBe(422);
      expect((await credit(59)).status).toBe(201);
      expect((await credit(0.01)).status).toBe(422);
      await call('PUT', `/credits/${first.id as number}/void`);
      expect((await credit(60)).status).toBe(201);
    },
  );

  it('cannot grow above the invoice by an update', holds('credits.limit'), async () => {
    const { post, put } = openClient();
    const { body } = await post('/credits', { invoice_id: 90187, credited_amount: 100 });
    const add = (total_amount: number) => put(`/credits/${body.id as number}`, { items: [{ total_amount }] });
    expect((await add(19.01)).body).toEqual({
      errors: { items: ['would be credited above the total of the invoice'] },
    });
    expect((await add(19)).body).toMatchObject({ total_cents: 11900 });
  });

  it('keeps the part of the price that was taxed', async () => {
    const { post } = openClient();
    const tax = { name: 'Sales tax', rate: 6.25, country: 'US', region: 'TX', taxable_part: 80 };
    const { body: sale } = await post('/transactions', { items: [{ amount: 105, tax }], payment: {} });
    const { body } = await post('/credits', { invoice_id: sale.id ?? null, credited_amount: 52.5 });
    expect([body.subtotal_cents, body.total_cents]).toEqual([5000, 5250]);
  });
});

describe('the invoice of a credit note', () => {
  const arrows = invoiceMachine.transitions.filter(({ event }) => event === 'credit');
  it.each(invoiceMachine.states)('in the state %s', async (state) => {
    const { post, get } = openClient({ seed: seedWith('invoices', 90121, { state }) });
    await post('/credits', { invoice_id: 90121 });
    const want = arrows.find(({ from }) => from === state)?.to ?? state;
    expect((await get('/invoices/90121')).body.state).toBe(want);
  });
});

it('a paid invoice keeps the payments it has', holds('credits.paid-invoice'), async () => {
  const { get, post } = openClient();
  const before = (await get('/invoices/90187')).body;
  await post('/credits', { invoice_id: 90187 });
  expect((await get('/invoices/90187')).body).toEqual(before);
});

describe('void', holds('credits.void'), () => {
  it.each(['outstanding', 'late', 'paid', 'archived', 'void'])('in the state %s', async (state) => {
    const { call, get } = openClient({ seed: seedWith('credits', 90436, { state }) });
    const { status, body } = await call('PUT', '/credits/90436/void');
    const isOpen = state !== 'void';
    expect(status).toBe(isOpen ? 200 : 422);
    expect(body).toMatchObject(isOpen ? { state: 'void' } : { errors: { state: ['is already void'] } });
    expect((await get('/credits/90436')).body.state).toBe('void');
  });

  it('leaves the invoice as it is and the credit note final', holds('credits.voided'), async () => {
    const { call, get, put } = openClient();
    const before = (await get('/invoices/90187')).body;
    await call('PUT', '/credits/90436/void');
    expect((await get('/invoices/90187')).body).toEqual(before);
    expect((await put('/credits/90436', { subject: 'x' })).status).toBe(422);
    expect((await put('/credits/90436', { notes: 'x' })).status).toBe(200);
  });
});

it.each([
  { query: 'q=CN-2024-00010', want: [90436] },
  { query: 'q=Jonas', want: [90436, 90402] },
  { query: 'state=outstanding', want: [90436] },
  { query: 'processor_id=order-1000', want: [90402] },
  { query: 'date=2024-11-18,2024-11-20', want: [90402, 90377] },
])('filters credit notes by $query', holds('credits.filters'), async ({ query, want }) => {
  const { list } = await openClient().get(`/credits?${query}`);
  expect(list.map(({ id }) => id)).toEqual(want);
});

it(
  'returns 410 for a delete, 422 to an unknown invoice, and is final once delivered',
  holds('credits.delete', 'credits.final'),
  async () => {
    const { call, get, post, put } = openClient();
    expect((await call('DELETE', '/credits/90377')).status).toBe(410);
    expect((await post('/credits', { invoice_id: 1 })).body).toEqual({
      errors: { invoice_id: ['does not exist'] },
    });
    expect((await put('/credits/90436', { subject: 'x' })).status).toBe(200);
    expect((await get('/credits/90436/deliver')).status).toBe(200);
    expect((await put('/credits/90436', { subject: 'y' })).status).toBe(422);
  },
);
