import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { DAY, openClient } from './client';
import { holds } from '../../specified/holds';

async function openSeller(changes: JsonObject = {}) {
  const client = openClient();
  const { body } = await client.post('/accounts', {
    business_name: 'Océano Libros',
    email: 'owner@oceano.example',
    country: 'ES',
    ...changes,
  });
  const token = (body.authentication as JsonObject).access_token as string;
  return { ...client, account: body, token };
}

describe('a new account', () => {
  it('is active and shows its tokens once', holds('accounts.creation'), async () => {
    const { account, get, put } = await openSeller();
    expect(account).toMatchObject({
      state: 'active',
      type: 'custom',
      subdomain: 'oceano',
      default_product_type: 'service',
      default_tax_code: 'eservice',
      currency: 'EUR',
      authentication: {
        token_type: 'Bearer',
        access_token: 'at_EXAMPLE_5232',
        refresh_token: 'rt_EXAMPLE_5232',
      },
    });
    const path = `/accounts/${account.id as number}`;
    for (const body of [
      (await get(path)).body,
      (await put(path, { web: null })).body,
      (await get('/accounts')).list[0],
    ]) {
      expect(body).toMatchObject({ id: account.id, state: 'active' });
      expect(body).not.toHaveProperty('authentication');
    }
  });

  it.each([
    { seconds: 25 * DAY - 1, want: 200 },
    { seconds: 25 * DAY, want: 401 },
  ])(
    'returns $want for its token after $seconds seconds',
    holds('accounts.token-life'),
    async ({ seconds, want }) => {
      const { call, clock, token } = await openSeller();
      clock.advance(seconds);
      expect((await call('GET', '/invoices', undefined, token)).status).toBe(want);
    },
  );

  it('has its own records', holds('accounts.own-records'), async () => {
    const { call, get, token } = await openSeller();
    expect((await get('/reporting/requests')).list).not.toEqual([]);
    for (const path of ['/contacts', '/reporting/requests'])
      expect((await call('GET', path, undefined, token)).list).toEqual([]);
    const { body } = await call('POST', '/contacts', { first_name: 'Mine' }, token);
    expect((await get(`/contacts/${body.id as number}`)).status).toBe(401);
    expect((await call('GET', '/invoices/90210', undefined, token)).status).toBe(401);
    const invoice = { contact: { id: 60312 }, items: [{ unit_price: 1 }] };
    expect((await call('POST', '/invoices', invoice, token)).status).toBe(422);
  });

  it('reads and changes itself, not the others', async () => {
    const { account, call, token } = await openSeller();
    const { status, body } = await call(
      'PUT',
      `/accounts/${account.id as number}`,
      { web: 'https://o.example/' },
      token,
    );
    expect([status, body.web]).toEqual([200, 'https://o.example/']);
    expect((await call('GET', '/accounts/5230', undefined, token)).status).toBe(401);
    expect((await call('GET', '/accounts', undefined, token)).list).toHaveLength(1);
  });

  it('calculates with its own country, tax ID and defaults', holds('accounts.calculation'), async () => {
    const own = { country: 'FR', currency: 'CHF', default_tax_code: 'ebook', local_tax_id: 'FR1' };
    const { call, get, token } = await openSeller(own);
    const calculate = async (query: string) =>
      (await call('GET', `/tax_rates/calculate?${query}`, undefined, token)).body;
    expect(await calculate('to_country=FR&amount=10')).toMatchObject({
      status: 'taxable',
      rate: 5.5,
      tax_code: 'ebook',
      currency: 'CHF',
    });
    expect(await calculate('to_country=NL&tax_code=standard')).toMatchObject({ country: 'FR', rate: 20 });
    expect((await calculate('to_country=DE')).status).toBe('not_registered');
    expect((await get('/tax_rates/calculate?to_country=DE')).body.status).toBe('taxable');
  });

  it('is not registered at home without a local_tax_id', async () => {
    const { call, token } = await openSeller();
    const { body } = await call('GET', '/tax_rates/calculate?to_country=ES', undefined, token);
    expect(body.status).toBe('not_registered');
  });

  it('needs an email address', holds('accounts.email-required'), async () => {
    expect((await openClient().post('/accounts', { business_name: 'x' })).status).toBe(422);
  });

  it('gets a free subdomain', holds('accounts.subdomain'), async () => {
    const { account } = await openSeller({ business_name: 'Lumen II' });
    expect(account.subdomain).toBe('lumen-5232');
  });
});

it('a platform has accounts of both types', holds('accounts.both-types'), async () => {
  const { list } = await openClient().get('/accounts');
  expect(new Set(list.map(({ type }) => type))).toEqual(new Set(['standard', 'custom']));
});

it('the authorization names the account of the token', holds('access.identity'), async () => {
  const { call, get } = openClient();
  const { body: own } = await get('/authorization');
  const { body } = await call('GET', '/authorization', undefined, 'at_EXAMPLE');
  expect(body.identity).toMatchObject({ href: 'https://lumen.sandbox.abaco.example/api' });
  expect((body.identity as JsonObject).id).not.toBe((own.identity as JsonObject).id);
});

describe('addresses', () => {
  it.each([
    { method: 'GET', path: '/addresses' },
    { method: 'POST', path: '/addresses', body: { country: 'DE' } },
    { method: 'GET', path: '/addresses/118' },
    { method: 'PUT', path: '/addresses/118', body: { city: 'Berlin' } },
  ])('return 406 for a standard account and success for a custom one: $method $path', async (request) => {
    const { call } = openClient();
    const { status, body } = await call(request.method, request.path, request.body);
    expect([status, body]).toEqual([406, { error: 'This account type cannot use addresses.' }]);
    const own = await call(request.method, request.path, request.body, 'at_EXAMPLE');
    expect(own.status).toBe(request.method === 'POST' ? 201 : 200);
  });

  it('are valid from the first day of the year unless a day is sent', async () => {
    const { call } = openClient();
    const create = (body: JsonObject) => call('POST', '/addresses', body, 'at_EXAMPLE');
    expect((await create({ country: 'DE' })).body.valid_from).toBe('2024-01-01');
    expect((await create({ country: 'DE', valid_from: '2024-06-15' })).body.valid_from).toBe('2024-06-15');
  });
});
