import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { holds } from '../../specified/holds';
import { openClient, type Client } from './client';

/** An unpaid invoice of 108.00 EUR with one item. */
const INVOICE = 90420;

describe('a credit note for a part of an invoice', () => {
  it(
    'moves it to paid; the rest is still owed, until the credit note is void',
    holds('credits.owed'),
    async () => {
      const client = openClient();
      const credit = await client.post('/credits', { invoice_id: INVOICE, credited_amount: 10 });
      const invoice = (await client.get(`/invoices/${INVOICE}`)).body;
      expect(invoice).toMatchObject({
        state: 'paid',
        payments: [{ payment_method: 'credit', amount_cents: 1000 }],
      });
      expect(await owedCents(client)).toBe(9800);
      expect((await client.put(`/credits/${Number(credit.body.id)}/void`, undefined)).body.state).toBe(
        'void',
      );
      expect((await client.get(`/invoices/${INVOICE}`)).body).toEqual(invoice);
      expect(await owedCents(client)).toBe(10800);
      expect((await client.post('/credits', { invoice_id: INVOICE })).status).toBe(201);
      expect(await owedCents(client)).toBe(0);
    },
  );
});

describe('a deletion', () => {
  it.each([
    { path: '/contacts/60312', kept: ['/invoices/90210', '/credits/90377'] },
    { path: '/items/3301', kept: ['/checkout/sessions/1501', '/invoices/90210', '/recurring/640'] },
  ])('of $path leaves $kept as they are', holds('deletions.documents'), async ({ path, kept }) => {
    const { call, get } = openClient();
    const read = () => Promise.all(kept.map(async (one) => (await get(one)).body));
    const before = await read();
    expect(before.map(({ id }) => id)).not.toContain(undefined);
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await read()).toEqual(before);
  });
});

/** The amount that the customer still owes, computed as the page of the operation says. */
async function owedCents({ get }: Client): Promise<number> {
  const invoice = (await get(`/invoices/${INVOICE}`)).body;
  const { list } = await get('/credits?limit=100');
  const payments = (invoice.payments as JsonObject[]).filter(
    ({ payment_method }) => payment_method !== 'credit',
  );
  const credits = list.filter(
    ({ related_document, state }) =>
      (related_document as JsonObject | null)?.id === INVOICE && state !== 'void',
  );
  const paid = payments.reduce((sum, { amount_cents }) => sum + Number(amount_cents), 0);
  const credited = credits.reduce((sum, { total_cents }) => sum + Number(total_cents), 0);
  return Number(invoice.total_cents) - paid - credited;
}
