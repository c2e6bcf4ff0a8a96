import { describe, expect, it } from 'vitest';
import { openClient } from './client';
import { holds } from '../../specified/holds';

describe('a coupon', () => {
  it.each([
    { coupon: { code: 'A', percent_off: 5 }, want: 201 },
    { coupon: { code: 'A', kind: 'percent_off', percent_off: 5 }, want: 201 },
    { coupon: { code: 'A', kind: 'amount_off', amount_off: 5, currency: 'EUR' }, want: 201 },
    { coupon: { code: 'A' }, want: 422 },
    { coupon: { percent_off: 5 }, want: 422 },
    { coupon: { code: 'A', percent_off: null }, want: 422 },
    { coupon: { code: 'A', kind: 'amount_off', percent_off: 5 }, want: 422 },
    { coupon: { code: 'A', kind: 'amount_off', amount_off: 5 }, want: 422 },
    { coupon: { code: 'A', kind: 'amount_off', currency: 'EUR' }, want: 422 },
    { coupon: { code: 'A', kind: 'amount_off', amount_off: 5, currency: null }, want: 422 },
  ])('$coupon returns $want', holds('coupons.required'), async ({ coupon, want }) => {
    expect((await openClient().post('/checkout/coupons', coupon)).status).toBe(want);
  });

  it.each([
    { change: { kind: 'amount_off' }, missing: ['amount_off', 'currency'] },
    { change: { kind: 'amount_off', amount_off: 3 }, missing: ['currency'] },
    { change: { kind: 'amount_off', currency: 'EUR' }, missing: ['amount_off'] },
    { change: { percent_off: null }, missing: ['percent_off'] },
  ])('an update by $change lacks $missing', holds('coupons.required'), async ({ change, missing }) => {
    const { status, body } = await openClient().put('/checkout/coupons/45', change);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, missing]);
  });

  it('keeps a discount of its kind through updates', async () => {
    const { put, get } = openClient();
    expect((await put('/checkout/coupons/45', { kind: 'amount_off' })).status).toBe(422);
    expect((await get('/checkout/coupons/45')).body.kind).toBe('percent_off');
    const change = { kind: 'amount_off', amount_off: 3, currency: 'EUR', percent_off: null };
    expect((await put('/checkout/coupons/45', change)).body).toMatchObject({ ...change, times_redeemed: 3 });
  });
});

describe('a report request', holds('reports.request'), () => {
  const DAYS = { from_date: '2024-10-01', to_date: '2024-10-31' };
  it.each([
    { request: { report_type: 'invoices_list', parameters: DAYS }, want: 'succeeded' },
    {
      request: { report_type: 'invoices_list', parameters: { ...DAYS, to_date: '2024-10-01' } },
      want: 'succeeded',
    },
    {
      request: { report_type: 'invoices_list', parameters: { ...DAYS, to_date: '2024-09-30' } },
      want: 'failed',
    },
    { request: { report_type: 'invoices_list', parameters: { from_date: '2024-10-01' } }, want: 'failed' },
    { request: { report_type: 'invoices_list' }, want: 'failed' },
    { request: { parameters: DAYS }, want: 'failed' },
  ])('is pending for a minute, then $want: $request', async ({ request, want }) => {
    const { clock, get, post } = openClient();
    const { body } = await post('/reporting/requests', request);
    const path = `/reporting/requests/${body.id as number}`;
    expect(body).toMatchObject({ state: 'pending', report_url: null, completed_at: null });
    clock.advance(59);
    expect((await get(path)).body).toEqual(body);
    clock.advance(1);
    const url = want === 'succeeded' ? 'https://demo.sandbox.abaco.example/reports/78-EXAMPLE' : null;
    const ended = { state: want, report_url: url, completed_at: (body.created_at as number) + 60 };
    expect((await get('/reporting/requests')).list[0]).toMatchObject(ended);
    clock.advance(1000);
    expect((await get(path)).body).toMatchObject(ended);
  });
});

describe('a tax ID', holds('tax-ids.changes'), () => {
  it.each([
    { value: 'DE123456789', want: 'verified', valid: true },
    { value: 'DE111111111', want: 'unverified', valid: false },
    { value: 'IE222222222', want: 'unavailable', valid: null },
  ])('$value is $want', async ({ value, want, valid }) => {
    const { get, post, put } = openClient();
    const { body } = await post('/tax_ids', { jurisdiction_id: 31, value });
    expect(body).toMatchObject({ state: want, valid_from: '2024-01-01', valid_until: null });
    expect(body).toMatchObject({ jurisdiction: { id: 31, country: 'NO' } });
    expect((await put('/tax_ids/812', { value })).body.state).toBe(want);
    expect((await get(`/tax_ids/validate?country=DE&tax_id=${value}`)).body).toEqual({ valid });
  });

  it('keeps its jurisdiction, and its state while the value stays', async () => {
    const { put } = openClient();
    expect((await put('/tax_ids/812', { jurisdiction_id: 31 })).status).toBe(422);
    expect((await put('/tax_ids/807', { valid_until: '2025-01-01' })).body.state).toBe('unverified');
  });

  it.each([{ value: 'x' }, { jurisdiction_id: 14 }, { jurisdiction_id: 2, value: 'x' }])(
    'returns 422 for %j',
    async (request) => {
      expect((await openClient().post('/tax_ids', request)).status).toBe(422);
    },
  );

  it.each(['country=DE', 'tax_id=DE1', 'country=de&tax_id=DE1'])(
    'a validation of %s returns 400',
    async (query) => {
      expect((await openClient().get(`/tax_ids/validate?${query}`)).status).toBe(400);
    },
  );
});
