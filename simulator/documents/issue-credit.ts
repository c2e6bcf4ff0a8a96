import type { Call, CallContext } from '../call';
import { dateOf } from '../clock';
import { pick } from '../records/pick';
import { updateRecord } from '../records/records';
import { referencedRecord } from '../records/references';
import { ADDRESS_FIELDS } from '../rules/address-fields';
import { stateAfter } from '../rules/machine';
import { creditMachine, invoiceMachine } from '../rules/machines';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { creditedLines } from './credited-lines';
import { rejectAboveInvoice } from './credited-total';
import { CREDIT } from './kind';
import { numberFor } from './numbering';
import { buildPayment } from './payment';
import { storeDocument } from './store-document';

/** Fields that a credit note copies from its invoice. */
const COPIED = [...ADDRESS_FIELDS, 'tax_id'] as const;

/**
 * Issues a credit note for a whole invoice or, with `credited_amount`, for a part of it, and moves the invoice to paid.
 * Throws 422 for an unknown invoice, a part of an invoice with several items, and an amount that is not above 0 or that
 * exceeds the total together with earlier credit notes.
 */
export function issueCredit(call: Call<'createCredit'>): StoredRecord<Records['credits']> {
  const { invoice_id, credited_amount = null, payment_method: method = null } = call.body;
  const invoice = referencedRecord(call, 'invoices', invoice_id, 'invoice_id');
  const lines = creditedLines(call, invoice, credited_amount);
  const issueDate = dateOf(call.clock.now());
  call.label('paid-by-method');
  const credit = storeDocument(call, CREDIT, {
    contact: invoice.value.contact,
    lines,
    issueDate,
    number: numberFor(call, 'credits', undefined, issueDate),
    state: stateAfter(creditMachine, null, method === null ? 'create' : 'create paid'),
    currency: invoice.value.currency,
    fields: {
      ...pick(invoice.value, COPIED),
      due_date: issueDate,
      related_document: { id: invoice.id, type: 'Invoice' },
      tag_list: [],
    },
  });
  const amountCents = credit.value.total_cents;
  if (method !== null) updateRecord(credit, { payments: [buildPayment(call, { amountCents, method })] });
  rejectAboveInvoice(call, credit.value, 'invoice_id');
  settleInvoice(call, invoice, amountCents);
  return credit;
}

/** Moves the invoice of a credit note to paid, adding a payment of kind `credit` if it was not paid before. */
export function settleInvoice(
  call: CallContext,
  invoice: StoredRecord<Records['invoices']>,
  amountCents: number,
): void {
  const before = invoice.value.state;
  const state = stateAfter(invoiceMachine, before, 'credit');
  if (state === before) return;
  call.label('credit-payment');
  const payment = buildPayment(call, { amountCents, method: 'credit' });
  updateRecord(invoice, { state, payments: [...invoice.value.payments, payment] });
}
