import { get, post } from '../calls';
import type { Sequence } from '../sequence';

const BOOK = { description: 'Book', amount: 119 };
const TAX = { country: 'DE', rate: 19, name: 'VAT', tax_code: 'ebook' };
const SALE = { processor: 'demo-shop', processor_id: 'order-7', items: [{ ...BOOK, tax: TAX }], payment: {} };

export const transactions: Sequence[] = [
  {
    title: 'transactions',
    calls: [
      post(201, '/transactions', SALE),
      post(201, '/transactions', { ...SALE, type: 'refund' }),
      get(200, '/invoices?processor_id=order-7'),
      get(200, '/credits?processor_id=order-7'),
      post(201, '/transactions', { ...SALE, type: 'refund', processor: 'other-shop' }),
      post(201, '/transactions', { ...SALE, type: 'refund', processor: null }),
      post(201, '/transactions', { items: [BOOK], payment: { method: 'cash' }, type: 'refund' }),
      post(201, '/transactions', {
        ...SALE,
        processor: null,
        processor_id: 'order-8',
        customer: { first_name: 'Zoë', country: 'NL' },
        currency: 'CAD',
        date: '2024-11-03',
        shipping_address: { city: 'Rome' },
        processor_fee_cents: 35,
        po_number: 'PO-9',
        notes: 'n',
        tags: 'a, b',
        custom_metadata: { k: 'v' },
        payment: { method: 'paypal', processor: 'card-gateway', processor_id: 'ch_EXAMPLE' },
        evidence: { ip_address: '198.51.100.4', billing_country: 'BE', bank_country: 'BE' },
        items: [
          { product_code: 'course-basic', amount: 50, quantity: 2, discount_rate: 20 },
          {
            amount: 114.98,
            description: 'Québec',
            tax: {
              country: 'CA',
              region: 'QC',
              rate: 5,
              name: 'GST',
              taxable_part: 80,
              additional_name: 'QST',
              additional_rate: 9.975,
              additional_taxable_part: 50,
            },
          },
          { amount: 10, tax: { country: 'DE', tax_code: 'exempt', rate: 0 } },
        ],
      }),
      post(201, '/transactions', { ...SALE, type: 'refund', processor: null, processor_id: 'order-8' }),
      post(201, '/transactions', { items: [BOOK], payment: {} }),
      post(201, '/transactions', { items: [BOOK], payment: {}, type: 'refund' }),
      post(406, '/transactions', { ...SALE, items: [{ ...BOOK, tax: { ...TAX, tax_code: 'luxury' } }] }),
      post(422, '/transactions', { ...SALE, items: [{ tax: { ...TAX, rate: 'x' } }] }),
      post(422, '/transactions', { ...SALE, customer: { id: 1 } }),
      post(422, '/transactions', { ...SALE, customer: { id: 1 }, type: 'refund' }),
      post(201, '/transactions', {
        processor_id: 'order-9',
        items: [
          {
            amount: 108,
            tax: { country: 'US', region: 'TX', rate: 10, taxable_part: 80, name: 'Sales tax' },
          },
        ],
        payment: {},
        customer: { id: 60313 },
      }),
      get(200, '/invoices?limit=1'),
      post(201, '/credits', { invoice_id: 90450, credited_amount: 54 }),
    ],
  },
];
