import { get, post, put, remove } from '../calls';
import type { Sequence } from '../sequence';

const ADA = { id: 60312 };
const VAT = { tax_1_name: 'VAT', tax_1_rate: 19, tax_1_country: 'DE' };

export const invoices: Sequence[] = [
  {
    title: 'invoices',
    seed: { 'contacts/60309': { email: ' ' } },
    calls: [
      post(201, '/invoices', { contact: ADA, items: [{ description: 'Course', total_amount: 119, ...VAT }] }),
      post(201, '/invoices', {
        contact: ADA,
        number: 'A-1',
        issue_date: '2024-11-01',
        currency: 'USD',
        country: 'FR',
        tag_list: ' one , two',
        custom_metadata: { a: 'b' },
        attachment: { data: 'YQ==', filename: 'a.txt' },
        evidence: { ip_address: '203.0.113.9', bank_country: 'DE' },
        items: [
          { product_code: 'course-basic', unit_price: 10, quantity: 3, discount_rate: 10, ...VAT },
          {
            unit_price: 10,
            total_amount: 99,
            tax_1_rate: 19,
            tax_2_rate: 5,
            tax_2_name: 'Levy',
            tax_2_region: 'X',
          },
          { total_amount: 10, tax_2_rate: 5 },
        ],
      }),
      post(422, '/invoices', { contact: ADA, number: 'A-1', items: [{ unit_price: 1 }] }),
      post(422, '/invoices', {
        contact: { first_name: 'New' },
        items: [{ unit_price: 1 }, { unit_price: null }],
      }),
      get(200, '/contacts?limit=1'),
      post(422, '/invoices', { contact: { id: 1 }, items: [{ unit_price: 1 }] }),
      post(201, '/invoices', {
        contact: { kind: 'company', first_name: 'New', last_name: '', country: 'NL', tax_status: 'reverse' },
        items: [{ unit_price: 50, tax_1_rate: 0, tax_1_name: 'VAT' }],
        recurring_period: 'months',
      }),
      put(200, '/invoices/90443', {
        notes: 'hi',
        number: 'B-2',
        tag_list: ['x'],
        items: [{ unit_price: 5, tax_1_rate: 19 }],
        evidence: { billing_country: 'DE' },
        contact: { id: 60313 },
      }),
      put(200, '/invoices/90443', {
        evidence: { bank_country: 'FR' },
        currency: null,
        issue_date: null,
        number: null,
      }),
      put(200, '/invoices/90443', { evidence: null, number: 'B-2' }),
      put(422, '/invoices/90443', { number: 'A-1' }),
      put(422, '/invoices/90443', { contact: { id: 1 }, notes: 'not kept' }),
      get(200, '/invoices/90443'),
      get(200, '/invoices/90443/deliver'),
      put(422, '/invoices/90443', { number: 'C-3', items: [{ unit_price: 5 }] }),
      put(200, '/invoices/90443', { notes: 'final', tag_list: 'a', country: 'IT', po_number: 'PO-1' }),
      post(201, '/invoices', {
        contact: ADA,
        items: [100, 99, 98].map((discount_rate) => ({ total_amount: 10, discount_rate })),
      }),
      remove(410, '/invoices/90443'),
      remove(404, '/invoices/1'),
      post(201, '/items', { name: 'No code', description: 'Nameless' }),
      post(201, '/invoices', { contact: ADA, items: [{ product_code: null, unit_price: 1 }] }),
      get(200, '/invoices?contact=60312'),
      get(200, '/invoices?q=Winter&state=paid'),
      get(200, '/invoices?q=2024-00042'),
      get(200, '/invoices?date=2024-11-15,2024-11-15'),
      get(200, '/invoices?date=2024/11/01,2024/11/14'),
      get(200, '/invoices?processor_id=order-1001'),
      get(400, '/invoices?state=lost'),
      put(200, '/contacts/60312', { last_name: 'Summer' }),
      get(200, '/invoices/90210'),
      remove(204, '/contacts/60312'),
      get(200, '/invoices/90210'),
    ],
  },
  {
    title: 'delivery without an address',
    seed: { 'contacts/60312': { email: null }, 'contacts/60313': { email: '  ' } },
    calls: [
      get(422, '/invoices/90210/deliver'),
      post(201, '/invoices', { contact: { id: 60313 }, items: [{ unit_price: 1 }] }),
      get(422, '/invoices/90441/deliver'),
      get(422, '/credits/90377/deliver'),
    ],
  },
  {
    title: 'states of invoices',
    seed: {
      'invoices/90121': { state: 'refunded' },
      'invoices/90150': { state: 'late' },
      'invoices/90187': { state: 'uncollectible' },
      'invoices/90203': { state: 'archived' },
    },
    calls: [90121, 90150, 90187, 90203].flatMap((id) => [
      put(id === 90121 || id === 90203 ? 422 : 200, `/invoices/${id}`, { subject: 'New' }),
      post(201, '/credits', { invoice_id: id }),
      get(200, `/invoices/${id}`),
      put(422, `/invoices/${id}`, { subject: 'Newer' }),
    ]),
  },
];
