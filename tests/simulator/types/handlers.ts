import type { Call, Handlers } from '../../../simulator/call';
import { createRecord } from '../../../simulator/records/create-record';
import { findRecord, updateRecord } from '../../../simulator/records/records';
import { handlers } from '../../../simulator/resources/index';

// `npm run typecheck` is the test: each line below must be an error, and one that is not fails as an unused directive.

const { getPing: _, ...incomplete } = handlers;
// @ts-expect-error an operation without a handler
incomplete satisfies Handlers;

// @ts-expect-error a misspelt operation
export const misspelt = { getPong: () => ({ status: 'OK' }) } satisfies Partial<Handlers>;

export const mistakes = {
  // @ts-expect-error a misspelt field of a response
  getPing: () => ({ statuss: 'OK' }),
  // @ts-expect-error a field that the description does not require, and that every response holds all the same
  getTaxCode: () => ({ id: 'saas' as const, name: 'SaaS' }),
  // @ts-expect-error a field of another type
  validateTaxId: () => ({ valid: 'yes' }),
  // @ts-expect-error a value that is not in the list
  getCredit: (call) => ({ ...handlers.getCredit(call), state: 'lost' }),
  // @ts-expect-error a record instead of a list
  listTaxCodes: () => ({ id: 'saas', name: 'SaaS', description: '' }),
  // @ts-expect-error a body where there is none
  deliverInvoice: () => ({ sent: true }),
  // @ts-expect-error a body where every response is an error
  deleteInvoice: () => undefined,
} satisfies Partial<Handlers>;

export function useCalls(
  one: Call<'getInvoice'>,
  list: Call<'listInvoices'>,
  create: Call<'createContact'>,
): unknown[] {
  const invoice = findRecord(one, 'invoices');
  return [
    // @ts-expect-error a list names no record
    findRecord(list, 'invoices'),
    // @ts-expect-error a resource that is not kept
    findRecord(one, 'receipts'),
    // @ts-expect-error a misspelt parameter
    list.query.proccessor_id,
    // @ts-expect-error a parameter that the operation does not have
    list.query.region,
    // @ts-expect-error a misspelt field of a request
    create.body.firstname,
    // @ts-expect-error an operation without a body
    one.body.number,
    // @ts-expect-error a misspelt field of a record
    invoice.value.totl_cents,
    // @ts-expect-error a write-only field of a record
    invoice.value.attachment,
    // @ts-expect-error a change to another field
    updateRecord(invoice, { totl_cents: 1 }),
    // @ts-expect-error a change to another type
    updateRecord(invoice, { total_cents: '1' }),
    // @ts-expect-error read-only fields that only the handler can fill
    createRecord(create, 'contacts', { ...create.body, id: 1 }),
  ];
}
