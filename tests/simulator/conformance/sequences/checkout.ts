import { get, post, put, remove } from '../calls';
import type { Sequence } from '../sequence';

const SESSION = { success_url: 'https://shop.example/ok', items: [{ product: 'course-basic' }] };
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export const checkout: Sequence[] = [
  {
    title: 'sessions',
    calls: [
      post(201, '/checkout/sessions', SESSION),
      post(201, '/checkout/sessions', {
        ...SESSION,
        coupon: 'WELCOME10',
        updatable_quantity: true,
        customer: { contact: 60312, email: 'ada@reader.example' },
        items: [
          { product: 'club-monthly', amount: 3, currency: 'USD', description: 'd', name: 'n', quantity: 4 },
        ],
      }),
      post(422, '/checkout/sessions', { ...SESSION, coupon: 'NONE' }),
      post(422, '/checkout/sessions', { ...SESSION, items: [{ product: 'none' }] }),
      post(422, '/checkout/sessions', { ...SESSION, customer: { contact: 1 } }),
      put(
        200,
        '/checkout/sessions/1502',
        { locale: 'de', customer: { first_name: 'Eda' } },
        { after: 29 * MINUTE },
      ),
      get(200, '/checkout/sessions?status=pending'),
      get(200, '/checkout/sessions/1502', { after: 30 * MINUTE - 1 }),
      get(200, '/checkout/sessions/1502', { after: 1 }),
      put(422, '/checkout/sessions/1502', { locale: 'de' }),
      remove(422, '/checkout/sessions/1502'),
      get(200, '/checkout/sessions?status=abandoned'),
      get(200, '/checkout/sessions/1502', { after: 7 * DAY - 1 }),
      get(404, '/checkout/sessions/1502', { after: 1 }),
      post(201, '/checkout/sessions', SESSION),
      remove(204, '/checkout/sessions/1504'),
      get(404, '/checkout/sessions/1504'),
      get(200, '/checkout/sessions'),
    ],
  },
  {
    title: 'seeded sessions',
    calls: [
      get(200, '/checkout/sessions'),
      put(422, '/checkout/sessions/1497', { locale: 'de' }),
      get(200, '/checkout/sessions', { after: 30 * MINUTE }),
      get(200, '/checkout/sessions', { after: 7 * DAY }),
    ],
  },
  {
    title: 'coupons and reports',
    calls: [
      post(201, '/checkout/coupons', { code: 'A', kind: 'percent_off', percent_off: 5 }),
      post(201, '/checkout/coupons', { code: 'B', kind: 'amount_off', amount_off: 5, currency: 'EUR' }),
      post(422, '/checkout/coupons', { code: 'C', kind: 'amount_off', amount_off: 5 }),
      post(422, '/checkout/coupons', { code: 'C', kind: 'amount_off', amount_off: null, currency: 'EUR' }),
      post(422, '/checkout/coupons', { code: 'C', percent_off: null }),
      put(422, '/checkout/coupons/47', { kind: 'amount_off' }),
      put(422, '/checkout/coupons/48', { currency: null }),
      put(200, '/checkout/coupons/48', { kind: 'percent_off', percent_off: 9 }),
      remove(204, '/checkout/coupons/48'),
      get(200, '/checkout/coupons'),
      post(201, '/reporting/requests', {
        report_type: 'tax_summary',
        parameters: { from_date: '2024-01-01', to_date: '2024-01-01' },
      }),
      post(201, '/reporting/requests', { parameters: { from_date: '2024-01-01', to_date: '2024-03-31' } }),
      post(201, '/reporting/requests', {
        report_type: 'invoices_list',
        parameters: { from_date: '2024-02-01', to_date: '2024-01-31' },
      }),
      post(201, '/reporting/requests', {
        report_type: 'credits_list',
        parameters: { to_date: '2024-01-31' },
      }),
      post(201, '/reporting/requests', {
        report_type: 'credits_list',
        parameters: { from_date: '2024-01-31' },
      }),
      get(200, '/reporting/requests/78', { after: 59 }),
      get(200, '/reporting/requests/78', { after: 1 }),
      get(200, '/reporting/requests/80'),
      get(200, '/reporting/requests', { after: 100 }),
    ],
  },
];
