import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import worldText from '../../../generated/simulator/world.json';
import { contract } from '../send';
import { INVOICE, openClient, type Client } from './client';
import { holds } from '../../specified/holds';

const SELLER = 'at_EXAMPLE';

/** The records that an update can change, with the token of their account. */
const COLLECTIONS = contract.operations
  .filter(({ method, path, body }) => method === 'PUT' && path.endsWith('/{id}') && body !== undefined)
  .map(({ path }) => path.replace('/{id}', ''));

const tokenFor = (collection: string) => (collection === '/addresses' ? SELLER : undefined);

/** Ids of the seeded records of a collection that take any change: not hidden, not final, not over. */
function changeableIds(collection: string): number[] {
  const resource = collection.split('/').at(-1) as keyof typeof worldText.records;
  const records = worldText.records[resource].map(({ value }) => value as JsonObject);
  const isOver = ({ state, status }: JsonObject) =>
    ['/invoices', '/credits'].includes(collection)
      ? state === 'paid'
      : status !== undefined && status !== 'pending';
  return records.filter((record) => !isOver(record) && record.id !== 3).map(({ id }) => Number(id));
}

async function sendBack({ call }: Client, path: string, changes: JsonObject, token?: string) {
  const { body: read } = await call('GET', path, undefined, token);
  const reply = await call('PUT', path, { ...read, ...changes }, token);
  return { read, reply };
}

describe.each(['strict', 'lenient'] as const)(
  'a record that is sent back as it was read, in %s mode',
  (mode) => {
    it.each(COLLECTIONS)('stays as it is: %s', holds('body.sent-back'), async (collection) => {
      const ids = changeableIds(collection);
      expect(ids).not.toEqual([]);
      for (const id of ids) {
        const path = `${collection}/${id}`;
        const { read, reply } = await sendBack(openClient({ mode }), path, {}, tokenFor(collection));
        expect({ path, status: reply.status, body: reply.body }).toEqual({ path, status: 200, body: read });
        expect(reply.rules).toContain('sent-back');
      }
    });

    it('changes where the caller has changed it', async () => {
      const client = openClient({ mode });
      const { read, reply } = await sendBack(client, '/contacts/60312', { city: 'Bonn', full_name: 'Eve' });
      expect([reply.status, reply.body]).toEqual([200, { ...read, city: 'Bonn' }]);
    });
  },
);

describe('what is sent back', () => {
  it.each(['/invoices/90420', '/credits/90436', '/expenses/7120', '/recurring/640'])(
    'keeps the lines of a document and adds those without an id: %s',
    holds('documents.items-added'),
    async (path) => {
      const { get, put } = openClient();
      const { body: read } = await get(path);
      const known = read.items as JsonObject[];
      const { status, body, rules } = await put(path, { ...read, items: [...known, { unit_price: 1 }] });
      expect([status, (body.items as JsonObject[]).length]).toEqual([200, known.length + 1]);
      expect(rules).toEqual(expect.arrayContaining(['sent-back', 'items-are-added']));
      expect((body.items as JsonObject[]).slice(0, -1)).toEqual(known);
    },
  );

  it('names no line of another document', async () => {
    const { put } = openClient();
    const { status, body, rules } = await put('/invoices/90420', { items: [{ id: 1, unit_price: 1 }] });
    expect([status, body]).toEqual([422, { errors: { 'items[0].id': ['does not exist'] } }]);
    expect(rules).toContain('unknown-reference');
  });

  it.each(['/invoices', '/recurring', '/expenses'])(
    'is a contact by its id in POST %s',
    holds('contacts.reference'),
    async (path) => {
      const { get, post } = openClient();
      const { body: contact } = await get('/contacts/60313');
      const { status, body } = await post(path, { ...INVOICE, contact: { ...contact, first_name: 'Eve' } });
      expect([status, body.contact]).toEqual([201, contact]);
    },
  );

  it('is a customer by its id in a transaction', holds('transactions.contact'), async () => {
    const { get, post } = openClient();
    const { body: customer } = await get('/contacts/60313');
    const { status, body } = await post('/transactions', { customer, items: [{ amount: 1 }], payment: {} });
    expect([status, body.contact]).toEqual([201, customer]);
  });

  it.each<{ title: string; path: string; body: JsonObject; field: string }>([
    {
      title: 'a field that nothing names',
      path: '/contacts/60312',
      body: { full_nam: 'x' },
      field: 'full_nam',
    },
    { title: 'a wrong value', path: '/contacts/60312', body: { id: 1, country: 'Spain' }, field: 'country' },
    {
      title: 'a whole final document',
      path: '/invoices/90210',
      body: { currency: 'EUR' },
      field: 'currency',
    },
  ])('returns 422 for $title', holds('body.not-sent-back'), async ({ path, body, field }) => {
    const { reply } = await sendBack(openClient(), path, body);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toHaveProperty([field]);
  });

  it('is not what creates a record: a create refuses what only responses have', async () => {
    const { get, post } = openClient();
    const { body } = await get('/contacts/60312');
    expect((await post('/contacts', body)).body).toMatchObject({ errors: { id: ['is unknown'] } });
  });
});

describe.each([
  { path: '/invoices', field: 'contact', rest: INVOICE },
  { path: '/expenses', field: 'contact', rest: INVOICE },
  { path: '/recurring', field: 'contact', rest: INVOICE },
  { path: '/transactions', field: 'customer', rest: { items: [{ amount: 1 }], payment: {} } },
])('a contact in $field of POST $path', holds('contacts.forms'), ({ path, field, rest }) => {
  const send = (contact: JsonObject | number) => openClient().post(path, { ...rest, [field]: contact });

  it('is named by an object with its id, not by the id alone', async () => {
    const { status, body } = await send({ id: 60312 });
    expect([status, body.contact]).toMatchObject([201, { id: 60312, first_name: 'Ada' }]);
    const refused = await send(60312);
    expect([refused.status, refused.body]).toEqual([422, { errors: { [field]: ['is not an object'] } }]);
  });

  it('is made from the data of a new one', async () => {
    const { status, body } = await send({ first_name: 'Ida' });
    expect([status, body.contact]).toMatchObject([201, { first_name: 'Ida', last_name: null }]);
  });

  it('returns 422 if it does not exist', holds('documents.unknown-contact'), async () => {
    const { status, body } = await send({ id: 1 });
    expect([status, body]).toEqual([422, { errors: { [field]: ['does not exist'] } }]);
  });
});
