import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { openClient, seedWith } from './client';
import { holds } from '../../specified/holds';

const GERMAN = { name: 'VAT', rate: 19, country: 'DE', tax_code: 'eservice' };

const sale = (changes: object = {}) => ({
  customer: { id: 60312 },
  items: [{ description: 'Course', amount: 119, tax: GERMAN }],
  payment: { method: 'paypal', processor: 'card-gateway', processor_id: 'ch_1' },
  processor: 'demo-shop',
  processor_id: 'order-9',
  ...changes,
});

/** Part of the sale order-1002, which is of 100.00. */
const REFUND = { type: 'refund', items: [{ description: 'Course', amount: 40 }] };

describe('a sale', () => {
  it('makes a paid invoice that can be found and is final', holds('transactions.invoice'), async () => {
    const { post, get, put } = openClient();
    const { status, body } = await post('/transactions', sale({ tags: 'one, two', date: '2024-11-28' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ type: 'Invoice', state: 'paid', tags: 'one, two', total_cents: 11900 });
    const { list } = await get('/invoices?processor_id=order-9');
    expect(list).toMatchObject([
      {
        id: body.id,
        number: body.number,
        issue_date: '2024-11-28',
        tag_list: ['one', 'two'],
        payment_processor: 'card-gateway',
        payments: [{ amount_cents: 11900, payment_method: 'paypal', date: '2024-11-28' }],
      },
    ]);
    expect((await put(`/invoices/${body.id as number}`, { subject: 'x' })).status).toBe(422);
  });

  it.each([
    { name: 'the tax inside', item: { amount: 119, tax: GERMAN }, want: [10000, 0, [1900], 11900, 100] },
    {
      name: 'a part that is taxed',
      item: { amount: 105, tax: { rate: 6.25, country: 'US', taxable_part: 80 } },
      want: [10000, 0, [500], 10500, 100],
    },
    {
      name: 'two taxes',
      item: {
        amount: 114.98,
        tax: { rate: 5, country: 'CA', additional_name: 'QST', additional_rate: 9.975 },
      },
      want: [10000, 0, [500, 998], 11498, 100],
    },
    {
      name: 'two taxes, the second on half of the price',
      item: {
        amount: 107.5,
        tax: {
          rate: 5,
          country: 'CA',
          additional_name: 'QST',
          additional_rate: 5,
          additional_taxable_part: 50,
        },
      },
      want: [10000, 0, [500, 250], 10750, 100],
    },
    {
      name: 'a discount that is already off',
      item: { amount: 108.9, quantity: 5, discount_rate: 10, tax: { rate: 21, country: 'ES' } },
      want: [10000, 1000, [1890], 10890, 20],
    },
    { name: 'no tax', item: { amount: 25 }, want: [2500, 0, [], 2500, 25] },
    {
      name: 'an exempt item',
      item: { amount: 25, tax: { rate: 0, country: 'DE', tax_code: 'exempt' } },
      want: [2500, 0, [0], 2500, 25],
    },
  ])('takes an amount apart: $name', holds('transactions.amounts'), async ({ item, want }) => {
    const { body } = await openClient().post('/transactions', sale({ items: [item] }));
    const taxes = (body.taxes as JsonObject[]).map(({ amount_cents }) => amount_cents);
    const [line] = body.items as JsonObject[];
    expect([body.subtotal_cents, body.discount_cents, taxes, body.total_cents, line?.unit_price]).toEqual(
      want,
    );
    expect(line?.total_amount_cents).toBe(body.total_cents);
  });

  it('tells no price of one unit where there is none', async () => {
    const items = [{ quantity: 0, amount: 119, tax: GERMAN }];
    const { status, body } = await openClient().post('/transactions', sale({ items }));
    expect(status).toBe(201);
    expect(body.items).toEqual([expect.not.objectContaining({ unit_price: expect.anything() as unknown })]);
    expect(body.items).toMatchObject([{ quantity: 0, total_amount_cents: 11900 }]);
  });

  it.each(['consulting', 'ebook', 'eservice', 'reduced', 'saas', 'standard'])(
    'names the code %s in its taxes and in the line of the document',
    holds('transactions.tax-codes'),
    async (tax_code) => {
      const { get, post } = openClient();
      const tax = { ...GERMAN, tax_code };
      const { body } = await post('/transactions', sale({ items: [{ amount: 119, tax }] }));
      expect(body).toMatchObject({ items: [{ tax_code }], taxes: [{ tax_code }] });
      const { body: invoice } = await get(`/invoices/${body.id as number}`);
      expect(invoice.items).toMatchObject([{ tax_1_transaction_type: tax_code }]);
    },
  );

  it('names the code exempt in its taxes, where a document line has no such type', async () => {
    const { get, post } = openClient();
    const tax = { rate: 0, country: 'DE', tax_code: 'exempt' };
    const { body } = await post('/transactions', sale({ items: [{ amount: 25, tax }] }));
    expect(body).toMatchObject({ items: [{ tax_code: 'exempt' }], taxes: [{ tax_code: 'exempt' }] });
    const { body: invoice } = await get(`/invoices/${body.id as number}`);
    expect(invoice.items).toMatchObject([{ tax_1_transaction_type: null, tax_1_rate: 0 }]);
  });

  it('keeps on the document what was sent with it', holds('transactions.kept'), async () => {
    const { get, post } = openClient();
    const tax = { ...GERMAN, additional_name: 'Levy', additional_rate: 1 };
    const sent = {
      po_number: 'PO-7',
      notes: 'Thank you',
      custom_metadata: { campaign: 'autumn' },
      processor_fee_cents: 45,
    };
    const { body } = await post('/transactions', sale({ ...sent, items: [{ amount: 120, tax }] }));
    const { body: invoice } = await get(`/invoices/${body.id as number}`);
    expect(invoice).toMatchObject({ ...sent, payment_processor_id: 'ch_1' });
    expect(invoice.items).toMatchObject([
      { tax_1_transaction_type: 'eservice', tax_2_transaction_type: 'eservice', tax_2_name: 'Levy' },
    ]);
  });

  it('takes the response of a calculation as the tax of an item', holds('transactions.tax'), async () => {
    const { get, post } = openClient();
    const { body: tax } = await get('/tax_rates/calculate?to_country=DE&amount=119&tax_behavior=inclusive');
    const { status, body } = await post('/transactions', sale({ items: [{ amount: 119, tax }] }));
    expect([status, body.total_cents, body.subtotal_cents]).toEqual([201, 11900, 10000]);
  });

  it('without a customer belongs to an unnamed contact', holds('transactions.unnamed'), async () => {
    const { post, get } = openClient();
    const { body } = await post('/transactions', { items: [{ amount: 1 }], payment: {} });
    expect(body).toMatchObject({ contact: null, payments: [{ payment_method: 'other' }] });
    const { body: invoice } = await get(`/invoices/${body.id as number}`);
    expect(invoice.contact).toMatchObject({ full_name: 'Unnamed customer' });
  });

  it.each([
    { sent: {}, want: 'Online course, ten lessons' },
    { sent: { description: 'Lesson 1' }, want: 'Lesson 1' },
  ])('describes a product as $want for $sent', holds('transactions.product'), async ({ sent, want }) => {
    const items = [{ product_code: 'course-basic', amount: 119, ...sent }];
    const { body } = await openClient().post('/transactions', sale({ items }));
    expect(body.items).toMatchObject([{ product_code: 'course-basic', description: want }]);
  });

  it.each(['vat', 'EBOOK', ''])('returns 406 for the tax code %j', holds('5.api.13'), async (tax_code) => {
    const { post, get } = openClient();
    const { status, body } = await post(
      '/transactions',
      sale({ items: [{ amount: 1, tax: { ...GERMAN, tax_code } }] }),
    );
    expect([status, body]).toEqual([406, { error: 'Unknown tax_code.' }]);
    expect((await get('/invoices')).list).toHaveLength(7);
  });

  it.each([
    { name: 'no payment', changes: { payment: null } },
    { name: 'no items', changes: { items: [] } },
    { name: '201 items', changes: { items: Array(201).fill({ amount: 1 }) } },
    { name: 'an item without amount', changes: { items: [{ description: 'x' }] } },
    { name: 'an unknown customer', changes: { customer: { id: 1 } } },
    { name: 'a tax without country', changes: { items: [{ amount: 1, tax: { rate: 1 } }] } },
    { name: 'a tag of 41 characters', changes: { tags: `ok,${'x'.repeat(41)}` } },
  ])('returns 422 for $name', holds('transactions.refusals'), async ({ changes }) => {
    expect((await openClient().post('/transactions', sale(changes))).status).toBe(422);
  });
});

describe('a refund', () => {
  it('finds its sale by processor and processor_id', holds('transactions.refund'), async () => {
    const { post, get } = openClient();
    const { body: invoice } = await post('/transactions', sale());
    const { body } = await post('/transactions', sale({ type: 'refund' }));
    expect(body).toMatchObject({ type: 'Credit', number: 'CN-2024-00011', state: 'paid' });
    const { body: credit } = await get(`/credits/${body.id as number}`);
    expect(credit.related_document).toEqual({ id: invoice.id, type: 'Invoice' });
    expect((await get(`/invoices/${invoice.id as number}`)).body.state).toBe('paid');
  });

  it('has the customer of its sale when it names none', holds('transactions.refund-customer'), async () => {
    const { post } = openClient();
    const { customer, ...request } = sale({ ...REFUND, processor_id: 'order-1002' });
    expect(customer).toBeDefined();
    const { body } = await post('/transactions', request);
    expect(body.contact).toMatchObject({ id: 60313 });
  });

  it.each([
    { name: 'another id', changes: { processor_id: 'order-x' } },
    { name: 'another platform', changes: { processor: 'other', processor_id: 'order-1001' } },
    { name: 'no id', changes: { processor_id: null } },
  ])('with $name is recorded without a sale', holds('transactions.refund-alone'), async ({ changes }) => {
    const { post, get } = openClient();
    const before = (await get('/invoices/90210')).body;
    const { status, body, rules } = await post('/transactions', sale({ type: 'refund', ...changes }));
    expect([status, rules.includes('refund-without-sale')]).toEqual([201, true]);
    expect((await get(`/credits/${body.id as number}`)).body.related_document).toBeNull();
    expect((await get('/invoices/90210')).body).toEqual(before);
  });

  it('moves a sale that was not paid to paid', async () => {
    const { post, get } = openClient({ seed: seedWith('invoices', 90381, { state: 'late', payments: [] }) });
    await post('/transactions', sale({ ...REFUND, processor_id: 'order-1002' }));
    const { body } = await get('/invoices/90381');
    expect(body).toMatchObject({
      state: 'paid',
      payments: [{ payment_method: 'credit', amount_cents: 4000 }],
    });
  });

  it('never exceeds its sale in the same currency', holds('transactions.refund-limit'), async () => {
    const { call, post } = openClient();
    const refund = (amount: number, currency = 'EUR') =>
      post('/transactions', sale({ ...REFUND, currency, processor_id: 'order-1001', items: [{ amount }] }));
    const refused = await refund(119.01);
    expect([refused.status, refused.body, refused.rules]).toEqual([
      422,
      { errors: { items: ['would be credited above the total of the invoice'] } },
      expect.arrayContaining(['credited-twice']),
    ]);
    expect((await refund(100)).status).toBe(201);
    expect((await refund(19.01)).status).toBe(422);
    expect((await refund(19.01, 'USD')).status).toBe(201);
    const { status, body } = await refund(19);
    expect(status).toBe(201);
    await call('PUT', `/credits/${body.id as number}/void`);
    expect((await refund(19)).status).toBe(201);
  });
});
