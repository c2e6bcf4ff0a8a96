import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { INVOICE, openClient, seedWith } from './client';
import { holds } from '../../specified/holds';

const line = (fields: object) => ({ contact: { id: 60312 }, items: [fields] });

describe('the sums of an invoice', holds('invoices.sums'), () => {
  it.each([
    {
      name: 'V17: discount before tax',
      item: { unit_price: 50, quantity: 2, discount_rate: 10, tax_1_rate: 20 },
      want: [10000, 1000, [1800], 10800],
    },
    {
      name: 'V18: tax in the amount',
      item: { total_amount: 119, tax_1_rate: 19 },
      want: [10000, 0, [1900], 11900],
    },
    { name: 'half a cent up', item: { unit_price: 0.5, tax_1_rate: 19 }, want: [50, 0, [10], 60] },
    {
      name: 'two taxes on the same net',
      item: { unit_price: 100, tax_1_rate: 5, tax_1_name: 'GST', tax_2_rate: 9.975, tax_2_name: 'QST' },
      want: [10000, 0, [500, 998], 11498],
    },
    { name: 'no tax', item: { unit_price: 0.1, quantity: 3 }, want: [30, 0, [], 30] },
    {
      name: 'a discount on a total',
      item: { total_amount: 108.9, quantity: 5, discount_rate: 10, tax_1_rate: 21 },
      want: [10000, 1000, [1890], 10890],
    },
    {
      name: 'everything off',
      item: { unit_price: 20, discount_rate: 100, tax_1_rate: 19 },
      want: [2000, 2000, [0], 0],
    },
    {
      name: 'both amounts: the unit price decides',
      item: { unit_price: 5, total_amount: 9 },
      want: [500, 0, [], 500],
    },
    { name: 'a quantity with decimals', item: { unit_price: 0.33, quantity: 1.5 }, want: [50, 0, [], 50] },
  ])('$name', async ({ item, want }) => {
    const { status, body } = await openClient().post('/invoices', line(item));
    const taxes = (body.taxes as JsonObject[]).map(({ amount_cents }) => amount_cents);
    expect([status, body.subtotal_cents, body.discount_cents, taxes, body.total_cents]).toEqual([
      201,
      ...want,
    ]);
  });

  it('sums up equal taxes of several lines and keeps others apart', holds('invoices.taxes'), async () => {
    const item = { unit_price: 0.5, tax_1_rate: 19, tax_1_name: 'VAT', tax_1_country: 'DE' };
    const items = [item, item, { ...item, tax_1_rate: 7 }];
    const { body } = await openClient().post('/invoices', { ...INVOICE, items });
    const taxes = (body.taxes as JsonObject[]).map(({ label, amount_cents }) => [label, amount_cents]);
    expect(taxes).toEqual([
      ['VAT 19%', 20],
      ['VAT 7%', 4],
    ]);
    expect(body.total_cents).toBe(150 + 24);
  });
});

describe('a new invoice', () => {
  it(
    'is outstanding, dated today, numbered without gaps and addressed to its contact',
    holds('5.api.11'),
    async () => {
      const { post } = openClient();
      const first = await post('/invoices', INVOICE);
      const second = await post('/invoices', INVOICE);
      expect(first.body).toMatchObject({
        state: 'outstanding',
        issue_date: '2024-11-29',
        due_date: null,
        number: '2024-00046',
        country: 'DE',
        city: 'Berlin',
        currency: 'EUR',
        exchange_rate: 1,
      });
      expect(second.body.number).toBe('2024-00047');
    },
  );

  it('starts the numbers of another year at 1', async () => {
    const { post } = openClient();
    const { body } = await post('/invoices', { ...INVOICE, issue_date: '2025-01-02' });
    expect(body.number).toBe('2025-00001');
  });

  it.each([
    { title: 'past 99999', sent: '2024-99999', want: ['2024-100000', '2024-100001'] },
    { title: 'past six digits', sent: '2024-999999', want: ['2024-1000000', '2024-1000001'] },
    {
      title: 'to the last one of 20 characters',
      sent: '2024-999999999999998',
      want: ['2024-999999999999999', '2024-00001'],
    },
    {
      title: 'with what is free where the next one had 21 characters',
      sent: '2024-999999999999999',
      want: ['2024-00001', '2024-00002'],
    },
    {
      title: 'in a series whose name leaves no room',
      sent: 'ABCDEFGHI-2024-99999',
      want: ['ABCDEFGHI-2024-00001', 'ABCDEFGHI-2024-00002'],
    },
  ])('goes on numbering $title', async ({ sent, want }) => {
    const { post } = openClient();
    await post('/invoices', { ...INVOICE, number: sent });
    const first = await post('/invoices', INVOICE);
    const second = await post('/invoices', INVOICE);
    expect([first.body.number, second.body.number]).toEqual(want);
  });

  it.each([
    { name: 'an unknown contact', changes: { contact: { id: 1 } }, field: 'contact' },
    { name: 'the number of another invoice', changes: { number: '2024-00042' }, field: 'number' },
    { name: 'a number of 21 characters', changes: { number: 'x'.repeat(21) }, field: 'number' },
    { name: 'no items', changes: { items: [] }, field: 'items' },
    { name: '201 items', changes: { items: Array(201).fill({ unit_price: 1 }) }, field: 'items' },
    { name: 'a tag of 41 characters', changes: { tag_list: ['x'.repeat(41)] }, field: 'tag_list' },
    { name: 'a currency in lower case', changes: { currency: 'eur' }, field: 'currency' },
    { name: 'a read-only field', changes: { state: 'paid' }, field: 'state' },
    {
      name: '21 metadata keys',
      changes: { custom_metadata: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, 'v'])) },
      field: 'custom_metadata',
    },
  ])('returns 422 for $name and stores nothing', holds('invoices.refusals'), async ({ changes, field }) => {
    const { post, get } = openClient();
    const { status, body } = await post('/invoices', { ...INVOICE, ...changes });
    expect(status).toBe(422);
    expect(Object.keys(body.errors as JsonObject).join(' ')).toContain(field);
    expect((await get('/invoices')).list).toHaveLength(7);
  });

  it('takes a number of 20 characters, 200 items and 20 metadata keys', async () => {
    const { status, body } = await openClient().post('/invoices', {
      ...INVOICE,
      number: 'x'.repeat(20),
      items: Array(200).fill({ unit_price: 1 }),
      custom_metadata: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, 'v'.repeat(500)])),
    });
    expect([status, body.total_cents]).toEqual([201, 20000]);
  });

  it('makes a new contact and keeps the proofs', holds('invoices.contact'), async () => {
    const { post, get } = openClient();
    const { body } = await post('/invoices', {
      ...INVOICE,
      contact: { first_name: 'New Books', country: 'NL' },
      evidence: { billing_country: 'NL', bank_country: 'NL' },
    });
    expect(body).toMatchObject({
      country: 'NL',
      contact: { full_name: 'New Books', tax_status: 'taxable' },
      evidence: { state: 'confirmed' },
    });
    const { id } = body.evidence as JsonObject;
    expect((await get(`/evidence/${id as number}`)).body.document_id).toBe(body.id);
  });
});

describe('the label of a tax', () => {
  const item = { unit_price: 1, tax_1_name: 'VAT', tax_1_country: 'DE' };
  it.each([
    { contact: 60312, rate: 0, want: 'VAT 0%' },
    { contact: 60313, rate: 0, want: 'Reverse charge' },
    { contact: 60313, rate: 19, want: 'VAT 19%' },
  ])(
    'of contact $contact is $want',
    holds('invoices.tax-label', 'taxes.label'),
    async ({ contact, rate, want }) => {
      const { body } = await openClient().post('/invoices', {
        contact: { id: contact },
        items: [{ ...item, tax_1_rate: rate }],
      });
      expect(body.taxes).toMatchObject([{ label: want, amount_cents: rate }]);
    },
  );
});

describe('what a document is issued with', () => {
  it(
    'stays when the contact changes, while contact shows it as it is now',
    holds('documents.issued-contact'),
    async () => {
      const { get, put } = openClient();
      await put('/contacts/60313', { city: 'Bonn', tax_id: 'DE111111111' });
      const { body } = await get('/invoices/90381');
      expect(body).toMatchObject({ city: 'Berlin', tax_id: 'DE999999999' });
      expect(body.contact).toMatchObject({ city: 'Bonn', tax_id: 'DE111111111' });
    },
  );

  it.each(['/invoices', '/expenses'])(
    'is the address and the tax ID of the contact: POST %s',
    holds('documents.contact-address'),
    async (path) => {
      const { body } = await openClient().post(path, { ...INVOICE, contact: { id: 60313 } });
      expect(body).toMatchObject({ city: 'Berlin', postal_code: '10119', tax_id: 'DE999999999' });
    },
  );
});

it(
  'a tax takes what it does not name from the document and the account',
  holds('invoices.tax-defaults'),
  async () => {
    const items = [{ unit_price: 1, tax_1_rate: 19 }];
    const { body } = await openClient().post('/invoices', { contact: { id: 60316 }, items });
    expect(body).toMatchObject({ country: 'FR', taxes: [{ country: 'FR', transaction_type: 'eservice' }] });
    const elsewhere = await openClient().post('/invoices', { contact: { id: 60316 }, country: 'NL', items });
    expect(elsewhere.body).toMatchObject({ country: 'NL', taxes: [{ country: 'NL' }] });
  },
);

it.each([
  { path: '/invoices', sent: INVOICE },
  { path: '/expenses', sent: INVOICE },
  { path: '/items', sent: { code: 'x', name: 'x' } },
])('a record of $path names its URL in the API', holds('documents.url'), async ({ path, sent }) => {
  const { body } = await openClient().post(path, sent);
  expect(body.url).toBe(`https://demo.sandbox.abaco.example/api${path}/${body.id as number}`);
});

describe('an invoice that is not final', () => {
  it('keeps its own number and does not take that of another', holds('invoices.number'), async () => {
    const { put } = openClient();
    expect((await put('/invoices/90420', { number: '2024-00045' })).status).toBe(200);
    expect((await put('/invoices/90420', { number: '2024-00042' })).status).toBe(422);
  });

  it('takes every writable field and gets the items of an update added', holds('invoices.open'), async () => {
    const { post, put } = openClient();
    const { body } = await post('/invoices', INVOICE);
    const { status, body: changed } = await put(`/invoices/${body.id as number}`, {
      subject: 'More',
      contact: { id: 60313 },
      tag_list: 'one, two',
      items: [{ unit_price: 100, tax_1_rate: 19, tax_1_name: 'VAT', tax_1_country: 'DE' }],
    });
    expect(status).toBe(200);
    expect(changed).toMatchObject({ subject: 'More', tag_list: ['one', 'two'], contact: { id: 60313 } });
    expect(changed).toMatchObject({ subtotal_cents: 20000, total_cents: 23800 });
    expect(changed.taxes).toHaveLength(1);
  });

  it('holds 1000 items, reached by several updates, and not one more', holds('5.api.8'), async () => {
    const { post, put } = openClient();
    const items = Array(200).fill({ unit_price: 1 }) as JsonObject[];
    const { body } = await post('/invoices', { ...INVOICE, items });
    const path = `/invoices/${body.id as number}`;
    for (const expected of [400, 600, 800, 1000]) {
      expect((await put(path, { items })).body.items).toHaveLength(expected);
    }
    const { status, body: refused } = await put(path, { items: [{ unit_price: 1 }] });
    expect([status, Object.keys(refused.errors as JsonObject)]).toEqual([422, ['items']]);
  });
});

describe('a final invoice', holds('4.api.5', '5.api.14', 'invoices.final'), () => {
  const values: JsonObject = {
    po_number: 'PO',
    tag_list: ['late'],
    payment_details: 'Bank',
    notes: 'Note',
    country: 'FR',
    postal_code: '1',
    region: 'R',
    city: 'C',
    street_line_1: 'S',
    street_line_2: 'T',
    custom_metadata: { a: 'b' },
    attachment: { data: 'QQ==', filename: 'a.txt' },
  };

  it.each(Object.keys(values))('takes %s', async (field) => {
    const { put } = openClient();
    const { status, body } = await put('/invoices/90210', { [field]: values[field] ?? null });
    expect(status).toBe(200);
    if (field === 'attachment') expect(body).not.toHaveProperty('attachment');
    else expect(body[field]).toEqual(values[field]);
  });

  it.each([
    { number: 'X-1' },
    { issue_date: '2024-11-16' },
    { due_date: '2024-12-31' },
    { currency: 'USD' },
    { subject: 'Other' },
    { contact: { id: 60313 } },
    { items: [{ unit_price: 1 }] },
    { tax_id: 'DE1' },
    { evidence: { billing_country: 'DE' } },
    { payment_processor: 'other' },
    { processor_fee_cents: 1 },
    { recurring_period: 'months' },
    { related_document: { id: 90187, type: 'Invoice' } },
  ])('returns 422 for %j', async (changes) => {
    const { put, get } = openClient();
    const before = (await get('/invoices/90210')).body;
    const { status, body } = await put('/invoices/90210', { ...changes, notes: 'Not kept' });
    const [field = ''] = Object.keys(changes);
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { [field]: ['cannot be changed on a final document'] } });
    expect((await get('/invoices/90210')).body).toEqual(before);
  });
});

describe('deliver', () => {
  it('makes an invoice final', holds('4.api.5', 'invoices.delivery'), async () => {
    const { get, put } = openClient();
    expect((await put('/invoices/90420', { subject: 'Open' })).status).toBe(200);
    expect((await get('/invoices/90420/deliver')).status).toBe(200);
    expect((await put('/invoices/90420', { subject: 'Late' })).status).toBe(422);
    expect((await put('/invoices/90420', { notes: 'Fine' })).status).toBe(200);
  });

  it('returns 422 while the contact has no email address', holds('invoices.undeliverable'), async () => {
    const { post, put, get } = openClient();
    const { body } = await post('/invoices', { ...INVOICE, contact: { first_name: 'No mail' } });
    const path = `/invoices/${body.id as number}`;
    const { status, body: refused } = await get(`${path}/deliver`);
    expect([status, refused]).toEqual([422, { errors: { delivery_recipients: ["can't be blank"] } }]);
    expect((await put(path, { subject: 'Still open' })).status).toBe(200);
    await put(`/contacts/${(body.contact as JsonObject).id as number}`, { email: 'mail@reader.example' });
    expect((await get(`${path}/deliver`)).status).toBe(200);
  });
});

describe('the list of invoices', holds('invoices.list'), () => {
  it.each([
    { query: 'q=2024-0004', want: [90420, 90381, 90210, 90187, 90150] },
    { query: 'q=Ada', want: [90210] },
    { query: 'q=ada', want: [] },
    { query: 'state=late', want: [90121] },
    { query: 'state=refunded', want: [] },
    { query: 'contact=60301', want: [90150, 90121] },
    { query: 'processor_id=order-1001', want: [90210] },
    { query: 'processor_id=ch_EXAMPLE', want: [] },
    { query: 'date=2024-11-05,2024-11-12', want: [90187, 90150] },
    { query: 'date=2024/11/05,2024/11/05', want: [90150] },
    { query: 'contact=60301&state=paid', want: [90150] },
    { query: 'limit=2', want: [90420, 90381] },
    { query: 'created_before=90187', want: [90150, 90121] },
  ])('filters by $query', async ({ query, want }) => {
    const { list } = await openClient().get(`/invoices?${query}`);
    expect(list.map(({ id }) => id)).toEqual(want);
  });

  it.each(['date=2024-11-05', 'date=today,tomorrow', 'state=open', 'contact=Ada'])(
    'returns 400 for %s',
    holds('invoices.query'),
    async (query) => {
      expect((await openClient().get(`/invoices?${query}`)).status).toBe(400);
    },
  );
});

it('returns 410 for each invoice that exists, or else 404', holds('invoices.delete'), async () => {
  const { call } = openClient();
  expect((await call('DELETE', '/invoices/90210')).status).toBe(410);
  expect((await call('DELETE', '/invoices/1')).status).toBe(404);
});

it.each(['late', 'uncollectible'])('leaves an invoice that is %s as it is', async (state) => {
  const { put } = openClient({ seed: seedWith('invoices', 90420, { state }) });
  expect((await put('/invoices/90420', { notes: 'x' })).body.state).toBe(state);
});

describe('an archived invoice', holds('4.api.1', 'invoices.archived'), () => {
  const openArchived = () => openClient({ seed: seedWith('invoices', 90420, { state: 'archived' }) });

  it('is read-only', async () => {
    const { get, put } = openArchived();
    const before = (await get('/invoices/90420')).body;
    const { status, body, rules } = await put('/invoices/90420', { notes: 'x', subject: 'y' });
    const message = ['cannot be changed on an archived document'];
    expect([status, body]).toEqual([422, { errors: { notes: message, subject: message } }]);
    expect(rules).toEqual(['archived-is-read-only']);
    expect((await get('/invoices/90420')).body).toEqual(before);
  });

  it('is returned by an update that changes nothing', async () => {
    const { status, body } = await openArchived().put('/invoices/90420', {});
    expect([status, body.state]).toEqual([200, 'archived']);
  });
});

it('drops tags of white space alone', async () => {
  const { body } = await openClient().post('/invoices', {
    ...INVOICE,
    tag_list: [' ', '\u00a0', '\ufeff', ' kept '],
  });
  expect(body.tag_list).toEqual(['kept']);
});
