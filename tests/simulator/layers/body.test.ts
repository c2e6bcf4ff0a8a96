import type { Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { describe, expect, it } from 'vitest';
import { openSimulator, send } from '../send';
import { holds } from '../../specified/holds';

const JSON_TYPE = { 'Content-Type': 'application/json' };

const post = (path: string, body: Json) => send(openSimulator().simulator, { method: 'POST', path, body });

const items = (count: number) =>
  Array.from({ length: count }, () => ({ description: 'Book', unit_price: 10 }));

const invoice = (changes: { [field: string]: Json }) => ({
  contact: { id: 60312 },
  items: items(1),
  ...changes,
});

const transaction = (changes: { [field: string]: Json }) => ({
  items: [{ description: 'Book', amount: 10 }],
  payment: {},
  ...changes,
});

const metadata = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [`key-${key}`, 'x']));

describe('the form of a body', holds('body.media-type'), () => {
  it.each<{ title: string; headers: Record<string, string>; rawBody: string; want: number }>([
    { title: 'no media type', headers: {}, rawBody: '{"first_name":"Ada"}', want: 415 },
    {
      title: 'a form',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      rawBody: 'a=b',
      want: 415,
    },
    { title: 'XML', headers: { 'Content-Type': 'application/xml' }, rawBody: '<a/>', want: 415 },
    { title: 'JSON that is broken', headers: JSON_TYPE, rawBody: '{"first_name":', want: 400 },
    { title: 'nothing', headers: JSON_TYPE, rawBody: '', want: 400 },
    { title: 'a list', headers: JSON_TYPE, rawBody: '[{"first_name":"Ada"}]', want: 400 },
    { title: 'null', headers: JSON_TYPE, rawBody: 'null', want: 400 },
    { title: 'a text', headers: JSON_TYPE, rawBody: '"Ada"', want: 400 },
    {
      title: 'JSON with a character set',
      headers: { 'Content-Type': 'Application/JSON; charset=utf-8' },
      rawBody: '{"first_name":"Zoë"}',
      want: 201,
    },
  ])('returns $want for $title', async ({ headers, rawBody, want }) => {
    const request = { method: 'POST', path: '/contacts', headers, rawBody };
    const { status, body } = await send(openSimulator().simulator, request);
    expect(status).toBe(want);
    expect(body).toHaveProperty(want === 201 ? 'id' : 'error');
  });

  it('ignores the body of an operation that takes none', async () => {
    const request = { method: 'PUT', path: '/credits/90436/void', body: 'whatever' };
    expect((await send(openSimulator().simulator, request)).status).toBe(200);
  });
});

describe('422 and its fields', holds('body.errors'), () => {
  it.each<{ title: string; path: string; body: Json; want: Json }>([
    {
      title: 'a required field that is missing',
      path: '/contacts',
      body: { kind: 'person' },
      want: { first_name: ["can't be blank"] },
    },
    {
      title: 'a required text that is empty',
      path: '/contacts',
      body: { first_name: '' },
      want: { first_name: ["can't be blank"] },
    },
    {
      title: 'a required text of spaces, also of a new contact inside a document',
      path: '/invoices',
      body: invoice({ contact: { first_name: ' \t\u00a0' } }),
      want: { 'contact.first_name': ["can't be blank"] },
    },
    {
      title: 'a webhook for no event',
      path: '/webhooks',
      body: { url: 'https://shop.example/hooks', events_types: [] },
      want: { events_types: ['has too few entries (minimum is 1)'] },
    },
    {
      title: 'an attachment that is not Base64',
      path: '/invoices',
      body: invoice({ attachment: { data: 'QWJhY28', filename: 'terms.pdf' } }),
      want: { 'attachment.data': ['is not Base64'] },
    },
    {
      title: 'a line of another document',
      path: '/invoices',
      body: invoice({ items: [{ unit_price: 1 }, { id: 182460, unit_price: 1 }] }),
      want: { 'items[1].id': ['is unknown'] },
    },
    {
      title: 'an unknown field',
      path: '/contacts',
      body: { first_name: 'Ada', nickname: 'A' },
      want: { nickname: ['is unknown'] },
    },
    {
      title: 'a read-only field',
      path: '/contacts',
      body: { first_name: 'Ada', full_name: 'A' },
      want: { full_name: ['is unknown'] },
    },
    {
      title: 'every wrong field at once',
      path: '/contacts',
      body: { country: 'Germany', discount: '10', tax_status: 'free' },
      want: {
        first_name: ["can't be blank"],
        country: ['is invalid'],
        discount: ['is not a number'],
        tax_status: ['is not included in the list'],
      },
    },
    {
      title: 'a currency that is not three upper-case letters',
      path: '/invoices',
      body: invoice({ currency: 'eur' }),
      want: { currency: ['is invalid'] },
    },
    {
      title: 'a number longer than 20 characters',
      path: '/invoices',
      body: invoice({ number: '2024-0000000000000042' }),
      want: { number: ['is too long (maximum is 20 characters)'] },
    },
    {
      title: 'a date that does not exist',
      path: '/invoices',
      body: invoice({ due_date: '2024-02-30' }),
      want: { due_date: ['is not a date'] },
    },
    {
      title: 'more than 200 items',
      path: '/invoices',
      body: invoice({ items: items(201) }),
      want: { items: ['has too many entries (maximum is 200)'] },
    },
    {
      title: 'no items',
      path: '/invoices',
      body: invoice({ items: [] }),
      want: { items: ['has too few entries (minimum is 1)'] },
    },
    {
      title: 'an item with neither price',
      path: '/invoices',
      body: invoice({ items: [{ description: 'Book' }] }),
      want: { 'items[0].total_amount': ["can't be blank"], 'items[0].unit_price': ["can't be blank"] },
    },
    {
      title: 'a wrong reference, but not what the other form of a contact lacks',
      path: '/invoices',
      body: invoice({ contact: { id: 'x' } }),
      want: { 'contact.id': ['is not an integer'] },
    },
    {
      title: 'an unknown field of an item',
      path: '/invoices',
      body: invoice({ items: [{ unit_price: 1, colour: 'red' }] }),
      want: { 'items[0].colour': ['is unknown'] },
    },
    {
      title: 'a tag longer than 40 characters',
      path: '/invoices',
      body: invoice({ tag_list: ['a'.repeat(41)] }),
      want: { 'tag_list[0]': ['is too long (maximum is 40 characters)'] },
    },
    {
      title: 'more than 20 metadata keys',
      path: '/transactions',
      body: transaction({ custom_metadata: metadata(21) }),
      want: { custom_metadata: ['has too many keys (maximum is 20)'] },
    },
    {
      title: 'a metadata value longer than 500 characters',
      path: '/transactions',
      body: transaction({ custom_metadata: { key: 'x'.repeat(501) } }),
      want: { 'custom_metadata.key': ['is too long (maximum is 500 characters)'] },
    },
    {
      title: 'a metadata key longer than 40 characters',
      path: '/transactions',
      body: transaction({ custom_metadata: { ['k'.repeat(41)]: 'x' } }),
      want: { custom_metadata: [`has a key that is not allowed: ${'k'.repeat(41)}`] },
    },
    {
      title: 'a transaction without payment',
      path: '/transactions',
      body: { items: [{ amount: 1 }] },
      want: { payment: ["can't be blank"] },
    },
    {
      title: 'one half of a pair',
      path: '/evidence',
      body: { document_id: 90210, additional_evidence: 'SIM card' },
      want: { additional_evidence_country: ["can't be blank"] },
    },
    {
      title: 'a product with tax based on a country it does not name',
      path: '/items',
      body: { tax_based_on: 'country' },
      want: { country: ["can't be blank"] },
    },
  ])('refuses $title', holds('body.invalid-values'), async ({ path, body, want }) => {
    expect(await post(path, body)).toMatchObject({ status: 422, body: { errors: want } });
  });

  it.each<{ title: string; path: string; body: Json }>([
    {
      title: 'a number of 20 characters',
      path: '/invoices',
      body: invoice({ number: '2024-000000000000042' }),
    },
    { title: '200 items', path: '/invoices', body: invoice({ items: items(200) }) },
    { title: 'a tag of 40 characters', path: '/invoices', body: invoice({ tag_list: ['ä'.repeat(40)] }) },
    { title: 'tags with commas between', path: '/invoices', body: invoice({ tag_list: 'one,two' }) },
    {
      title: '20 metadata keys',
      path: '/transactions',
      body: transaction({ custom_metadata: metadata(20) }),
    },
    {
      title: 'an attachment in Base64',
      path: '/invoices',
      body: invoice({ attachment: { data: 'QWJhY28=', filename: 'terms.pdf' } }),
    },
    { title: 'a new contact', path: '/invoices', body: invoice({ contact: { first_name: 'Ada' } }) },
    { title: 'null in an optional field', path: '/contacts', body: { first_name: 'Ada', email: null } },
  ])('takes $title', async ({ path, body }) => {
    expect((await post(path, body)).status).toBe(201);
  });

  it('returns 406 for a tax_code that does not exist', holds('body.tax-code'), async () => {
    const tax = (tax_code: string) => ({
      country: 'DE',
      rate: 19,
      tax_code,
      status: 'taxable',
      city: null,
    });
    const withTax = (code: string) =>
      transaction({ items: [{ description: 'Book', amount: 10, tax: tax(code) }] });
    expect(await post('/transactions', withTax('luxury'))).toMatchObject({
      status: 406,
      body: { error: 'Unknown tax_code.' },
    });
    expect((await post('/transactions', withTax('ebook'))).status).toBe(201);
  });

  it('labels what the specification does not show', async () => {
    const unknown = await post('/contacts', { first_name: 'Ada', nickname: 'A' });
    expect(unknown.headers.get('X-Simulator-Rules')).toBe('unknown-field');
    const missing = await post('/contacts', {});
    expect(missing.headers.get('X-Simulator-Rules')).toBeNull();
  });
});

describe('create, update and delete', () => {
  it('creates with 201, changes what was sent, deletes with 204', holds('body.statuses'), async () => {
    const { simulator } = openSimulator();
    const created = await send(simulator, {
      method: 'POST',
      path: '/contacts',
      body: { first_name: 'Ada', city: 'Bonn' },
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        id: 60317,
        kind: 'company',
        first_name: 'Ada',
        city: 'Bonn',
        email: null,
        created_at: 1732903500,
      },
    });
    const path = '/contacts/60317';
    const updated = await send(simulator, { method: 'PUT', path, body: { last_name: 'Winter', city: null } });
    expect(updated).toMatchObject({ status: 200, body: { full_name: 'Ada Winter', city: null } });
    expect((await send(simulator, { path })).body).toEqual(updated.body);
    expect(await send(simulator, { method: 'DELETE', path })).toMatchObject({ status: 204, body: undefined });
    expect((await send(simulator, { path })).status).toBe(404);
    const next = await send(simulator, { method: 'POST', path: '/contacts', body: { first_name: 'Bo' } });
    expect(next.body).toMatchObject({ id: 60318 });
  });

  it('judges what an update of a document sends as strictly as what a new one sends', async () => {
    const { simulator } = openSimulator();
    const { body } = await send(simulator, { method: 'POST', path: '/invoices', body: invoice({}) });
    const update = (path: string, changes: Json) => send(simulator, { method: 'PUT', path, body: changes });
    expect(
      await update(`/invoices/${Number(objectOf(body).id)}`, { contact: { first_name: 7 } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { 'contact.first_name': ['is not a string'] } },
    });
    expect(await update('/recurring/640', { po_number: 7 })).toMatchObject({
      status: 422,
      body: { errors: { po_number: ['must be a string or null'] } },
    });
  });

  it(
    'counts invoices, credit notes and expenses, and no recurring invoice',
    holds('sandbox.counted'),
    async () => {
      const { simulator } = openSimulator();
      const remaining = async (path: string, body?: unknown) => {
        const sent = await send(simulator, { method: body === undefined ? 'GET' : 'POST', path, body });
        expect(sent.status).toBeLessThan(300);
        return Number(sent.headers.get('X-Documents-Remaining'));
      };
      const before = await remaining('/ping');
      const contact = { first_name: 'Ada' };
      const items = [{ description: 'Seat', unit_price: 1 }];
      expect(await remaining('/recurring', { contact, items })).toBe(before);
      expect(await remaining('/invoices', invoice({}))).toBe(before - 1);
      expect(await remaining('/credits', { invoice_id: 90420 })).toBe(before - 2);
      expect(await remaining('/expenses', { contact, items })).toBe(before - 3);
    },
  );

  it('refuses the 201st document and counts down to it', holds('sandbox.document-limit'), async () => {
    const { simulator, clock } = openSimulator();
    const create = async () => {
      clock.advance(1);
      return send(simulator, { method: 'POST', path: '/invoices', body: invoice({}) });
    };
    const first = await create();
    const remaining = Number(first.headers.get('X-Documents-Remaining'));
    expect(first.headers.get('X-Documents-Limit')).toBe('200');
    for (let left = remaining; left > 0; left -= 1) expect((await create()).status).toBe(201);
    const refused = await create();
    expect(refused).toMatchObject({ status: 422, body: { errors: { documents: ['are limited to 200'] } } });
    expect(refused.headers.get('X-Simulator-Rules')).toBe('document-limit');
  });
});
