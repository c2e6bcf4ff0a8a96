import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { loadDescription, lookUp } from '../../contract/description/description';
import { openClient } from './client';
import { holds } from '../../specified/holds';

const description = loadDescription();

/** A request of a reader, and the example of a 422 that documents the response. */
interface Refusal {
  /** File of the example: `error.422.<name>`. */
  example: string;
  method: 'POST' | 'PUT';
  path: string;
  body: JsonObject;
  token?: string;
}

const SELLER = 'at_EXAMPLE';

const badItem = { items: [{ description: 'Printing' }] };
const newDocument = { contact: { id: 60312 }, ...badItem };

const REFUSALS: Refusal[] = [
  {
    example: 'country',
    method: 'POST',
    path: '/accounts',
    body: { email: 'a@lumen.example', country: 'Germany' },
  },
  { example: 'country', method: 'PUT', path: '/accounts/5230', body: { country: 'Germany' } },
  { example: 'country', method: 'POST', path: '/addresses', body: { country: 'Germany' }, token: SELLER },
  { example: 'country', method: 'PUT', path: '/addresses/118', body: { country: 'Germany' }, token: SELLER },
  { example: 'contact', method: 'POST', path: '/contacts', body: { last_name: 'Winter' } },
  { example: 'coupon', method: 'POST', path: '/checkout/coupons', body: { code: 'SPRING' } },
  { example: 'coupon', method: 'PUT', path: '/checkout/coupons/45', body: { percent_off: null } },
  {
    example: 'evidence',
    method: 'POST',
    path: '/evidence',
    body: { document_id: 90210, additional_evidence: 'SIM card' },
  },
  { example: 'evidence', method: 'PUT', path: '/evidence/7305', body: { additional_evidence: 'SIM card' } },
  { example: 'item', method: 'POST', path: '/invoices', body: newDocument },
  {
    example: 'number',
    method: 'POST',
    path: '/invoices',
    body: { contact: { id: 60312 }, items: [{ unit_price: 50 }], number: '2024-00042' },
  },
  { example: 'item', method: 'POST', path: '/expenses', body: newDocument },
  { example: 'item', method: 'PUT', path: '/expenses/7120', body: badItem },
  { example: 'item', method: 'POST', path: '/recurring', body: newDocument },
  { example: 'item', method: 'PUT', path: '/recurring/640', body: badItem },
  { example: 'country', method: 'POST', path: '/items', body: { code: 'x', country: 'Germany' } },
  { example: 'country', method: 'PUT', path: '/items/3301', body: { country: 'Germany' } },
  { example: 'report', method: 'POST', path: '/reporting/requests', body: { report_type: 'taxes' } },
  { example: 'new-session', method: 'POST', path: '/checkout/sessions', body: {} },
  {
    example: 'tax-id',
    method: 'POST',
    path: '/tax_ids',
    body: { jurisdiction_id: 14, value: 'DE999999999', valid_until: '2024-02-31' },
  },
  { example: 'tax-id', method: 'PUT', path: '/tax_ids/812', body: { valid_until: '2024-02-31' } },
  { example: 'transaction', method: 'POST', path: '/transactions', body: { items: [{ amount: 119 }] } },
  {
    example: 'credited-amount',
    method: 'POST',
    path: '/credits',
    body: { invoice_id: 90210, credited_amount: 119.01 },
  },
  {
    example: 'several-items',
    method: 'POST',
    path: '/credits',
    body: { invoice_id: 90150, credited_amount: 1 },
  },
  { example: 'final', method: 'PUT', path: '/invoices/90210', body: { due_date: '2024-12-24' } },
  { example: 'final', method: 'PUT', path: '/credits/90377', body: { due_date: '2024-12-24' } },
  { example: 'session', method: 'PUT', path: '/checkout/sessions/1497', body: { locale: 'de' } },
  {
    example: 'webhook-url',
    method: 'POST',
    path: '/webhooks',
    body: { url: 'https://shop.example/hooks/404', events_types: ['invoice.created'] },
  },
];

describe('a documented 422', () => {
  it.each(REFUSALS)(
    'is what $method $path returns ($example)',
    holds('errors.documented-422'),
    async ({ example, method, path, body, token }) => {
      const { value } = lookUp(description, `#/components/examples/error.422.${example}`);
      const reply = await openClient().call(method, path, body, token);
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 422, body: value });
    },
  );
});
