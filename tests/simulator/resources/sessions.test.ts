import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { DAY, MINUTE, openClient, seedWith } from './client';
import { holds } from '../../specified/holds';

const SESSION = { success_url: 'https://shop.example/thanks', items: [{ product: 'club-monthly' }] };

describe('a new session', () => {
  it(
    'is pending and takes the rest of an item from its product',
    holds('sessions.items', 'sessions.new'),
    async () => {
      const { status, body } = await openClient().post('/checkout/sessions', SESSION);
      expect(status).toBe(201);
      expect(body).toMatchObject({
        status: 'pending',
        billing_details_collection: 'required',
        items: [{ product: 'club-monthly', amount: 10, currency: 'EUR', name: 'Book club', quantity: 1 }],
        permalink: 'https://demo.sandbox.abaco.example/checkout/1502-EXAMPLE',
      });
    },
  );

  it('keeps what an item says itself', async () => {
    const items = [{ product: 'club-monthly', amount: 8.5, currency: 'USD', name: 'Club', quantity: 3 }];
    const { body } = await openClient().post('/checkout/sessions', { ...SESSION, items });
    expect(body.items).toMatchObject(items);
  });

  it('may have no items yet', async () => {
    const { post, get } = openClient();
    const { status, body } = await post('/checkout/sessions', { ...SESSION, items: null });
    expect([status, body.items]).toEqual([201, null]);
    expect((await get(`/checkout/sessions/${body.id as number}`)).body.items).toBeNull();
  });

  it.each([
    { field: 'items', changes: { items: [{ product: 'nothing' }] } },
    { field: 'product', changes: { items: [{ quantity: 1 }] } },
    { field: 'coupon', changes: { coupon: 'NOTHING' } },
    { field: 'customer', changes: { customer: { contact: 1 } } },
    { field: 'success_url', changes: { success_url: null } },
    { field: 'locale', changes: { locale: 'pt' } },
    { field: 'items', changes: { items: [{ product: 'club-monthly', quantity: 0 }] } },
  ])('returns 422 for a wrong $field', holds('sessions.refusals'), async ({ field, changes }) => {
    const { status, body } = await openClient().post('/checkout/sessions', {
      ...SESSION,
      ...changes,
    });
    expect([status, Object.keys(body.errors as JsonObject).join()]).toEqual([
      422,
      expect.stringContaining(field),
    ]);
  });
});

describe('30 idle minutes', holds('4.api.9', '9.api.8'), () => {
  it.each([
    { seconds: 30 * MINUTE - 1, want: 'pending' },
    { seconds: 30 * MINUTE, want: 'abandoned' },
  ])('after $seconds seconds: $want', async ({ seconds, want }) => {
    const { clock, get, post } = openClient();
    const { body } = await post('/checkout/sessions', SESSION);
    clock.advance(seconds);
    expect((await get(`/checkout/sessions/${body.id as number}`)).body.status).toBe(want);
  });

  it('start again with an update, not with a look', holds('sessions.idle'), async () => {
    const { clock, get, put } = openClient();
    clock.advance(20 * MINUTE);
    await put('/checkout/sessions/1501', { locale: 'fr' });
    clock.advance(20 * MINUTE);
    expect((await get('/checkout/sessions/1501')).body.status).toBe('pending');
    clock.advance(10 * MINUTE);
    expect((await get('/checkout/sessions/1501')).body.status).toBe('abandoned');
    expect((await put('/checkout/sessions/1501', { locale: 'de' })).status).toBe(422);
  });

  it('leave a session alone that is no longer pending', async () => {
    const { clock, get } = openClient();
    clock.advance(30 * DAY);
    const statuses = (await get('/checkout/sessions')).list.map(({ id, status }) => [id, status]);
    expect(statuses).toEqual([
      [1500, 'processing'],
      [1499, 'failed'],
      [1497, 'completed'],
    ]);
  });
});

it.each([
  { seconds: 30 * MINUTE + 7 * DAY - 1, want: 200 },
  { seconds: 30 * MINUTE + 7 * DAY, want: 404 },
])(
  'an abandoned session returns $want $seconds seconds after its last change',
  holds('4.api.9', '9.api.8', 'sessions.abandoned'),
  async ({ seconds, want }) => {
    const { clock, get } = openClient();
    clock.advance(seconds);
    expect((await get('/checkout/sessions/1501')).status).toBe(want);
  },
);

describe('the status', holds('4.api.9', 'sessions.status'), () => {
  const statuses = ['pending', 'processing', 'failed', 'completed', 'abandoned'];

  it.each(statuses.flatMap((status) => ['PUT', 'DELETE'].map((method) => ({ status, method }))))(
    '$status decides on $method',
    async ({ status, method }) => {
      const { call } = openClient({ seed: seedWith('sessions', 1501, { status }) });
      const isOpen = status === 'pending';
      const body = method === 'PUT' ? { locale: 'de' } : undefined;
      const reply = await call(method, '/checkout/sessions/1501', body);
      expect(reply.status).toBe(isOpen ? (method === 'PUT' ? 200 : 204) : 422);
      if (!isOpen) expect(reply.body).toEqual({ errors: { status: ['must be pending'] } });
    },
  );

  it.each(statuses)('filters the list: %s', async (status) => {
    const { list } = await openClient().get(`/checkout/sessions?status=${status}`);
    expect(list.map((session) => session.status)).toEqual([status]);
  });
});
