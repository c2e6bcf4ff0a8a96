import { get, post, put, remove } from '../calls';
import type { Sequence } from '../sequence';

const BILL = { contact: { id: 60313 }, items: [{ unit_price: 100, tax_1_rate: 21, tax_1_name: 'IVA' }] };

const DAY = 24 * 60 * 60;

export const otherDocuments: Sequence[] = [
  {
    title: 'expenses',
    seed: { 'expenses/7119': { state: 'late' } },
    calls: [
      post(201, '/expenses', { ...BILL, number: 'X-1' }),
      post(201, '/expenses', {
        ...BILL,
        number: 'X-1',
        payment_method: 'cash',
        payment_processor: 'card-gateway',
      }),
      put(200, '/expenses/7121', { payment_method: 'paypal', payment_processor_id: 'ch_EXAMPLE' }),
      put(200, '/expenses/7121', { payment_method: 'cash', subject: 'Again' }),
      put(200, '/expenses/7119', { subject: 'Still late' }),
      put(200, '/expenses/7119', { payment_method: 'check' }),
      put(200, '/expenses/7122', { items: [{ unit_price: 1 }] }),
      post(201, '/expenses', BILL),
      get(200, '/expenses?state=outstanding'),
      get(200, '/expenses?contact=60313&date=2024-11-29,2024-12-01'),
      get(200, '/expenses?q=PO'),
      get(200, '/expenses/7120'),
      remove(204, '/expenses/7121'),
      get(404, '/expenses/7121'),
    ],
  },
  {
    title: 'recurring documents',
    calls: [
      post(201, '/recurring', BILL),
      ...[
        'daily',
        'weekly',
        'biweekly',
        'monthly',
        'bimonthly',
        'quarterly',
        'semiyearly',
        'yearly',
        'biyearly',
      ].map((frequency) => post(201, '/recurring', { ...BILL, frequency })),
      post(201, '/recurring', {
        ...BILL,
        recurring_period: 'weeks',
        recurring_frequency: 5,
        start_date: '2025-01-31',
      }),
      post(201, '/recurring', { ...BILL, recurring_period: 'days', frequency: 'yearly', currency: 'USD' }),
      post(201, '/recurring', BILL, { after: 33 * DAY }),
      post(201, '/recurring', BILL, { after: 30 * DAY }),
      put(200, '/recurring/641', { frequency: 'quarterly', tag_list: 'a, b' }),
      put(200, '/recurring/641', { recurring_period: 'years' }),
      put(200, '/recurring/641', { items: [{ unit_price: 3 }], due_days: 5 }),
      get(200, '/recurring?date=2025-01-31,2025-01-31'),
      post(201, '/recurring', { ...BILL, po_number: 'PO-R' }),
      get(200, '/recurring?q=PO-R'),
      get(200, '/recurring?q=PO&state=active&contact=60313'),
      get(200, '/recurring/640'),
      remove(204, '/recurring/640'),
      get(404, '/recurring/640'),
    ],
  },
];
