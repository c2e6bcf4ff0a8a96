import { get, post, put, remove } from '../calls';
import type { Sequence } from '../sequence';

export const credits: Sequence[] = [
  {
    title: 'credit notes',
    calls: [
      post(201, '/invoices', {
        contact: { id: 60312 },
        currency: 'GBP',
        city: 'York',
        items: [{ total_amount: 119, tax_1_rate: 19, quantity: 2 }],
      }),
      post(201, '/credits', { invoice_id: 90441, credited_amount: 59.5 }),
      get(200, '/invoices/90441'),
      post(422, '/credits', { invoice_id: 90441, credited_amount: 119, payment_method: 'cash' }),
      post(201, '/credits', { invoice_id: 90441, credited_amount: 59.49, payment_method: 'cash' }),
      post(422, '/credits', { invoice_id: 90441, credited_amount: 119.01 }),
      post(422, '/credits', { invoice_id: 90441, credited_amount: 0 }),
      post(422, '/credits', { invoice_id: 90441, credited_amount: -1 }),
      post(422, '/credits', { invoice_id: 90441, credited_amount: 0.001 }),
      post(201, '/credits', { invoice_id: 90441, credited_amount: 0.01 }),
      post(422, '/credits', { invoice_id: 90441, credited_amount: 0.01 }),
      post(422, '/credits', { invoice_id: 90441 }),
      post(422, '/credits', { invoice_id: 1 }),
      post(422, '/credits', { invoice_id: 90441, payment_method: 'barter' }),
      post(201, '/invoices', {
        contact: { id: 60313 },
        items: [
          { total_amount: 119, tax_1_rate: 19 },
          { unit_price: 10, tax_1_rate: 7 },
        ],
      }),
      post(422, '/credits', { invoice_id: 90445, credited_amount: 1 }),
      post(201, '/credits', { invoice_id: 90445, payment_method: null }),
      put(200, '/credits/90446', { subject: 'Changed', number: 'CN-X' }),
      put(200, '/credits/90446/void'),
      put(422, '/credits/90446/void'),
      put(422, '/credits/90446', { subject: 'Changed' }),
      put(200, '/credits/90446', { notes: 'kept' }),
      remove(410, '/credits/90446'),
      remove(404, '/credits/1'),
      get(200, '/credits?state=void'),
      get(200, '/credits?q=CN-X'),
      get(200, '/credits?q=Lumen'),
      get(200, '/credits?date=2024-11-29,2024-11-29&limit=2'),
      get(200, '/credits?processor_id=order-1001'),
      get(200, '/credits/90442/deliver'),
      put(422, '/credits/90442', { subject: 'Changed' }),
      get(404, '/credits/1/deliver'),
      put(404, '/credits/1/void'),
      post(201, '/invoices', {
        contact: { id: 60312 },
        items: [{ unit_price: 100, quantity: 2, discount_rate: 10, tax_1_rate: 19 }],
      }),
      post(201, '/credits', { invoice_id: 90447, credited_amount: 107.1 }),
    ],
  },
  {
    title: 'states of credit notes',
    seed: {
      'credits/90402': { state: 'late' },
      'credits/90431': { state: 'archived' },
      'credits/90436': { state: 'outstanding' },
    },
    calls: [90377, 90402, 90431, 90436].flatMap((id) => [
      put(id === 90377 ? 422 : 200, `/credits/${id}`, { subject: 'New' }),
      put(200, `/credits/${id}/void`),
      put(422, `/credits/${id}`, { subject: 'Newer' }),
    ]),
  },
];
