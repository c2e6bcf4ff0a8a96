import { describe, expect, it } from 'vitest';
import { isObject } from '#core/json/json';
import { openClient } from '../resources/client';
import { holds } from '../../specified/holds';

const QUEBEC = 'to_country=CA&to_postal_code=H2Y 1C6';
const NEW_YORK = 'to_country=US&to_postal_code=10128&tax_code=standard&amount=49.99';
const TEXAS = 'to_country=US&to_postal_code=78701&tax_code=saas';

/** Rate, part, subtotal, tax, additional tax, total. */
const VECTORS: { name: string; query: string; want: unknown[] }[] = [
  { name: 'V1', query: 'to_country=DE&amount=100', want: [19, 100, 100, 19, null, 119] },
  {
    name: 'V2',
    query: 'to_country=DE&amount=119&tax_behavior=inclusive',
    want: [19, 100, 100, 19, null, 119],
  },
  {
    name: 'V3',
    query: 'to_country=DE&amount=49.95&tax_behavior=inclusive',
    want: [19, 100, 41.97, 7.98, null, 49.95],
  },
  {
    name: 'V4',
    query: 'to_country=ES&amount=9.90&tax_behavior=inclusive',
    want: [21, 100, 8.18, 1.72, null, 9.9],
  },
  { name: 'V5', query: 'to_country=FR&tax_code=ebook&amount=10', want: [5.5, 100, 10, 0.55, null, 10.55] },
  { name: 'V6', query: NEW_YORK, want: [8.875, 100, 49.99, 4.44, null, 54.43] },
  { name: 'V7', query: `${NEW_YORK}&tax_behavior=inclusive`, want: [8.875, 100, 45.92, 4.07, null, 49.99] },
  { name: 'V8', query: `${TEXAS}&amount=100`, want: [6.25, 80, 100, 5, null, 105] },
  { name: 'V9', query: `${TEXAS}&amount=105&tax_behavior=inclusive`, want: [6.25, 80, 100, 5, null, 105] },
  { name: 'V10', query: `${QUEBEC}&amount=100`, want: [5, 100, 100, 5, 9.98, 114.98] },
  {
    name: 'V11',
    query: `${QUEBEC}&amount=114.98&tax_behavior=inclusive`,
    want: [5, 100, 100, 5, 9.98, 114.98],
  },
  { name: 'V12', query: 'to_country=DE&amount=0.50', want: [19, 100, 0.5, 0.1, null, 0.6] },
  { name: 'V13', query: 'to_country=DE', want: [19, 100, null, null, null, null] },
  { name: 'V14', query: 'to_country=DE&tax_id=DE999999999&amount=100', want: [0, 100, 100, 0, null, 100] },
  { name: 'V15', query: 'to_country=NO&amount=100', want: [0, 100, 100, 0, null, 100] },
  { name: 'V16', query: 'to_country=US&to_postal_code=97201&amount=100', want: [0, 100, 100, 0, null, 100] },
  {
    name: 'V19',
    query: 'to_country=ES&amount=12.10&tax_behavior=inclusive',
    want: [21, 100, 10, 2.1, null, 12.1],
  },
];

describe('the test vectors', holds('tax.vectors'), () => {
  it.each(VECTORS)('$name', async ({ query, want }) => {
    const { status, body } = await openClient().get(`/tax_rates/calculate?${query}`);
    expect(status).toBe(200);
    const { rate, taxable_part, subtotal, tax_amount, additional_tax_amount, total_amount } = body;
    expect([rate, taxable_part, subtotal, tax_amount, additional_tax_amount, total_amount]).toEqual(want);
  });

  it('have no second tax where a place has one', async () => {
    expect((await openClient().get('/tax_rates/calculate?to_country=DE&amount=100')).body).toMatchObject({
      additional_name: null,
      additional_rate: null,
      additional_taxable_part: null,
      additional_tax_amount: null,
    });
  });
});

describe('the status', holds('tax.status'), () => {
  it.each([
    { name: 'a consumer', query: 'to_country=DE', want: ['taxable', 'VAT', null] },
    {
      name: 'V14: a business in another country of the EU',
      query: 'to_country=DE&tax_id=DE999999999',
      want: ['reverse_charge', 'VAT', 'Reverse charge: the customer accounts for the tax.'],
    },
    {
      name: 'a tax ID that is not valid',
      query: 'to_country=DE&tax_id=DE111111111',
      want: ['taxable', 'VAT', null],
    },
    {
      name: 'a tax ID that nobody can check',
      query: 'to_country=DE&tax_id=IE222222222',
      want: ['taxable', 'VAT', null],
    },
    { name: 'a business at home', query: 'to_country=ES&tax_id=ESB1', want: ['taxable', 'IVA', null] },
    {
      name: 'V15: no tax ID there',
      query: 'to_country=NO',
      want: ['not_registered', null, 'No tax ID is registered in Norway.'],
    },
    {
      name: 'no tax ID for this country or the EU',
      query: 'to_country=IT',
      want: ['not_registered', null, 'No tax ID is registered in Italy.'],
    },
    {
      name: 'no tax ID in a state with a local rate',
      query: 'to_country=US&to_postal_code=90049&tax_code=standard',
      want: ['not_registered', null, 'No tax ID is registered in California.'],
    },
    {
      name: 'a state that the catalogue does not hold',
      query: 'to_country=US&to_postal_code=98101',
      want: ['not_registered', null, 'No tax ID is registered in Washington.'],
    },
    {
      name: 'before the tax ID is valid',
      query: 'to_country=DE&date=2024-08-31',
      want: ['not_registered', null, 'No tax ID is registered in Germany.'],
    },
    { name: 'on its first day', query: 'to_country=DE&date=2024-09-01', want: ['taxable', 'VAT', null] },
    {
      name: 'V16: a state without the tax',
      query: 'to_country=US&to_postal_code=97201',
      want: ['non_taxable', null, 'This is not taxed in Oregon.'],
    },
    {
      name: 'a product that is not taxed there',
      query: 'to_country=US&to_postal_code=90049&tax_code=eservice',
      want: ['non_taxable', null, 'This is not taxed in California.'],
    },
    {
      name: 'an exempt product',
      query: 'to_country=DE&tax_code=exempt',
      want: ['non_taxable', null, 'This tax code is not taxed.'],
    },
    {
      name: 'consulting abroad',
      query: 'to_country=DE&tax_code=consulting',
      want: ['non_taxable', null, 'Consulting is taxed at home only.'],
    },
    {
      name: 'consulting at home',
      query: 'to_country=ES&tax_code=consulting',
      want: ['taxable', 'IVA', null],
    },
    {
      name: 'a place without an example rate',
      query: 'to_country=JP',
      want: ['non_taxable', null, 'The simulator has no example rate for this place.'],
    },
  ])('$name', async ({ query, want }) => {
    const { body } = await openClient().get(`/tax_rates/calculate?${query}&amount=100`);
    expect([body.status, body.name, body.notice]).toEqual(want);
    expect(body.status === 'taxable').toBe((body.rate as number) > 0);
    if (body.status !== 'taxable') expect([body.tax_amount, body.total_amount]).toEqual([0, 100]);
  });

  it.each([
    {
      name: 'a plain service has the home rate',
      query: 'to_country=DE&tax_code=standard',
      want: ['ES', 21, false],
    },
    {
      name: 'a good that of the customer',
      query: 'to_country=DE&tax_code=standard&product_type=good',
      want: ['DE', 19, false],
    },
    { name: 'an import', query: `${NEW_YORK}&product_type=good`, want: ['US', 8.875, true] },
    {
      name: 'the state rate elsewhere',
      query: 'to_country=US&to_postal_code=10001&tax_code=standard',
      want: ['US', 4, false],
    },
    { name: 'the seller of the request', query: 'from_country=DE&to_country=DE', want: ['DE', 19, false] },
    { name: 'one tax outside Québec', query: 'to_country=CA&to_postal_code=T2P 1A1', want: ['CA', 5, false] },
  ])('$name', async ({ query, want }) => {
    const { body } = await openClient().get(`/tax_rates/calculate?${query}`);
    expect([body.country, body.rate, body.import]).toEqual(want);
  });
});

it('follows the tax IDs of the account', holds('tax.registrations'), async () => {
  const { call, get, post } = openClient();
  const statusOf = async (query: string) => (await get(`/tax_rates/calculate?${query}`)).body.status;
  await call('DELETE', '/tax_ids/812');
  expect(await statusOf('to_country=DE')).toBe('not_registered');
  await post('/tax_ids', { jurisdiction_id: 1, value: 'EU372000000' });
  expect(await statusOf('to_country=DE')).toBe('taxable');
  expect(await statusOf('to_country=NO')).toBe('not_registered');
  await post('/tax_ids', { jurisdiction_id: 31, value: 'NO999999999' });
  expect(await statusOf('to_country=NO')).toBe('taxable');
});

it.each([
  { region: 'CA', postalCode: '90049', rate: 9.5, city: 'Los Angeles', elsewhere: '94203', ofState: 7.25 },
  { region: 'NY', postalCode: '10128', rate: 8.875, city: 'New York', elsewhere: '12207', ofState: 4 },
  { region: 'IL', postalCode: '60611', rate: 10.25, city: 'Chicago', elsewhere: '62701', ofState: 6.25 },
  { region: 'FL', postalCode: '33132', rate: 7, city: 'Miami', elsewhere: '32301', ofState: 6 },
])(
  'charges the local rate of $postalCode once the account is registered in $region',
  holds('tax.local-rates'),
  async (given) => {
    const { call, get, post } = openClient();
    const at = async (code: string) =>
      (await get(`/tax_rates/calculate?to_country=US&to_postal_code=${code}&tax_code=standard`)).body;
    await call('DELETE', '/tax_ids/805');
    expect(await at(given.postalCode)).toMatchObject({ status: 'not_registered', rate: 0 });
    const [state] = (await get(`/jurisdictions?country=US&region=${given.region}`)).list;
    await post('/tax_ids', { jurisdiction_id: state?.id, value: '119999999' });
    const [local, elsewhere] = [await at(given.postalCode), await at(given.elsewhere)];
    expect(local).toMatchObject({ status: 'taxable', rate: given.rate, city: given.city });
    expect(elsewhere).toMatchObject({ status: 'taxable', rate: given.ofState, county: null, city: null });
  },
);

it('the catalogue has five states, two of them with a tax ID', holds('tax.states'), async () => {
  const { get } = openClient();
  const states = (await get('/jurisdictions?country=US')).list.map(({ name }) => name);
  expect(states).toEqual(['California', 'Florida', 'Illinois', 'New York', 'Texas']);
  const places = (await get('/tax_ids')).list.map(({ jurisdiction }) => jurisdiction);
  expect(places.filter((place) => isObject(place) && place.country === 'US')).toMatchObject([
    { name: 'Texas' },
    { name: 'New York' },
  ]);
  const elsewhere = await get('/tax_rates/calculate?to_country=US&to_postal_code=98101');
  expect([elsewhere.body.status, elsewhere.rules]).toEqual(['not_registered', ['states-of-the-us']]);
});

it('counts the last day of a tax ID', holds('tax-ids.last-day'), async () => {
  const { get, put } = openClient();
  await put('/tax_ids/812', { valid_until: '2025-01-31' });
  const on = async (date: string) =>
    (await get(`/tax_rates/calculate?to_country=DE&date=${date}`)).body.status;
  expect([await on('2025-01-31'), await on('2025-02-01')]).toEqual(['taxable', 'not_registered']);
});

it('charges in Québec what the account is registered for', holds('tax.quebec'), async () => {
  const { call, get } = openClient();
  await call('DELETE', '/tax_ids/808');
  const { body } = await get(`/tax_rates/calculate?${QUEBEC}&amount=100`);
  expect(body).toMatchObject({ name: 'GST', additional_name: null, total_amount: 105 });
  await call('DELETE', '/tax_ids/807');
  expect((await get(`/tax_rates/calculate?${QUEBEC}`)).body).toMatchObject({
    status: 'not_registered',
    notice: 'No tax ID is registered in Québec.',
  });
});

it.each([
  'amount=1',
  'to_country=US',
  'to_country=CA',
  'to_country=DE&tax_code=vat',
  'to_country=de',
  'to_country=DE&amount=x',
])('returns 400 for %s', holds('tax.postal-code'), async (query) => {
  expect((await openClient().get(`/tax_rates/calculate?${query}`)).status).toBe(400);
});
