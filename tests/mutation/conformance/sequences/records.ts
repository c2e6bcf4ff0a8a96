import { get, post, put, remove } from '../calls';
import type { Sequence } from '../sequence';

const eInvoicing = { headers: { Authorization: 'Bearer at_EXAMPLE_5231' } };
const seller = { headers: { Authorization: 'Bearer at_EXAMPLE' } };

export const records: Sequence[] = [
  {
    title: 'contacts and products',
    calls: [
      post(201, '/contacts', {
        first_name: 'Ada',
        last_name: 'Byron',
        email: 'ada@reader.example',
        processor_id: 'p-1',
      }),
      post(201, '/contacts', { first_name: 'Solo', tax_status: 'exempt', tax_id: 'DE999999999' }),
      put(200, '/contacts/60317', { last_name: null }),
      put(200, '/contacts/60317', { first_name: 'Eda', email: null }),
      get(200, '/contacts?q=Eda'),
      get(200, '/contacts?q=DE999999999'),
      get(200, '/contacts?q=reader.example'),
      get(200, '/contacts?processor_id=p-1'),
      remove(204, '/contacts/60317'),
      post(201, '/items', {
        code: 'new',
        name: 'New',
        unit_cost: '9.50',
        tax_based_on: 'country',
        country: 'ES',
      }),
      put(200, '/items/3304', { name: 'Newer' }),
      get(200, '/items?q=Newer'),
      get(200, '/items?q=new'),
      remove(204, '/items/3304'),
    ],
  },
  {
    title: 'accounts and addresses',
    calls: [
      post(201, '/accounts', { email: 'new@shop.example' }),
      post(201, '/accounts', {
        email: 'b@shop.example',
        business_name: 'Ñandú & Co',
        currency: 'USD',
        type: 'standard',
      }),
      post(201, '/accounts', {
        email: 'c@shop.example',
        business_name: 'Demo Shop',
        country: 'FR',
        local_tax_id: 'FR1',
      }),
      post(201, '/accounts', { email: 'd@shop.example', business_name: '株式会社' }),
      post(201, '/accounts', { email: 'e@shop.example', business_name: 'Nandu' }),
      get(200, '/accounts/5232'),
      get(200, '/ping', { headers: { Authorization: 'Bearer at_EXAMPLE_5232' } }),
      get(200, '/authorization', { headers: { Authorization: 'Bearer at_EXAMPLE_5233' } }),
      get(200, '/authorization', { headers: { Authorization: 'Bearer at_EXAMPLE_5232' } }),
      get(406, '/addresses', { headers: { Authorization: 'Bearer at_EXAMPLE_5233' } }),
      get(200, '/addresses', { headers: { Authorization: 'Bearer at_EXAMPLE_5234' } }),
      get(401, '/ping', { headers: { Authorization: 'Bearer at_EXAMPLE_5232' }, after: 25 * 24 * 60 * 60 }),
      put(200, '/accounts/5230', { business_name: 'Lumen' }),
      get(200, '/accounts?limit=2'),
      get(406, '/addresses'),
      post(406, '/addresses', { country: 'DE' }),
    ],
  },
  {
    title: 'custom account',
    calls: [
      get(200, '/addresses', seller),
      post(201, '/addresses', { country: 'DE', city: 'Bonn' }, seller),
      put(200, '/addresses/119', { city: 'Köln', valid_until: '2025-01-01' }, seller),
      get(200, '/accounts', seller),
      put(200, '/accounts/5230', { currency: 'GBP', country: 'FR', postal_code: '75001' }, seller),
      post(
        201,
        '/invoices',
        { contact: { first_name: 'A' }, items: [{ unit_price: 1, tax_1_rate: 5 }] },
        seller,
      ),
      post(201, '/credits', { invoice_id: 90441, payment_method: 'wire_transfer' }, seller),
      post(201, '/expenses', { contact: { first_name: 'B' }, items: [{ unit_price: 1 }] }, seller),
      get(200, '/tax_rates/calculate?to_country=FR&amount=10', seller),
      post(
        401,
        '/credits',
        { invoice_id: 90210 },
        { headers: { Authorization: 'Bearer at_EXAMPLE_READ_ONLY' } },
      ),
      post(422, '/credits', { invoice_id: 90210 }, seller),
      put(401, '/accounts/5231', { country: 'FR' }, seller),
    ],
  },
  {
    title: 'electronic invoicing',
    // The next account is the one that uses it.
    sequences: { accounts: 5230 },
    calls: [
      post(201, '/accounts', { email: 'e@shop.example', business_name: 'Nervión' }),
      ...(['A-7', undefined] as const).map((number) =>
        post(
          201,
          '/invoices',
          {
            contact: { first_name: 'A' },
            items: [{ unit_price: 1 }],
            issue_date: '2024-01-01',
            ...(number && { number }),
          },
          eInvoicing,
        ),
      ),
      put(200, '/invoices/90441', { number: 'A-8', issue_date: '2024-01-02', notes: 'n' }, eInvoicing),
      put(200, '/invoices/90441', { number: '2024-00002' }, eInvoicing),
      post(201, '/transactions', { items: [{ amount: 1 }], payment: {} }, eInvoicing),
    ],
  },
  {
    title: 'webhooks and evidence',
    calls: [
      post(201, '/webhooks', { url: 'https://shop.example/hooks', events_types: ['invoice.created'] }),
      post(422, '/webhooks', { url: 'https://shop.example/hooks/404', events_types: ['invoice.created'] }),
      put(200, '/webhooks/312', { events_types: ['credit.created'] }),
      put(422, '/webhooks/312', { url: 'https://shop.example/500' }),
      put(200, '/webhooks/312', { url: 'https://shop.example/200' }),
      get(200, '/webhooks'),
      remove(204, '/webhooks/312'),
      post(201, '/evidence', { document_id: 90210, ip_address: '192.0.2.7', bank_country: 'ES' }),
      post(201, '/evidence', { document_id: 7120, billing_country: 'DE', bank_country: 'ES' }),
      post(201, '/evidence', {
        document_id: 90377,
        additional_evidence: 'SIM',
        additional_evidence_country: 'DE',
      }),
      post(422, '/evidence', { document_id: 1 }),
      put(200, '/evidence/7308', { ip_address: '8.8.8.8', billing_country: 'FR' }),
      put(200, '/evidence/7308', { document_id: 90150, bank_country: null }),
      put(422, '/evidence/7308', { document_id: 1 }),
      get(200, '/invoices/90210'),
      get(200, '/invoices/90150'),
      get(200, '/expenses/7120'),
      get(200, '/evidence?state=conflicting,confirmed'),
      get(200, '/evidence?document_id=90377'),
      get(200, '/evidence?state=unsettled&document_id=90210'),
    ],
  },
];
