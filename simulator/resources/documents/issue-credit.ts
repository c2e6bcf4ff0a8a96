import type { JsonObject } from '#core/json/json';
import { dateOf } from '../../clock';
import { Refusal, type Call } from '../../call';
import { ADDRESS_FIELDS } from '../../rules/address-fields';
import { stateAfter } from '../../rules/machine';
import { creditMachine, invoiceMachine } from '../../rules/machines';
import type { StoredRecord } from '../../store/table';
import { centsOf } from '../../tax/price';
import { numberOf, objectOf, objectsOf, textOf } from '../fields';
import { updateRecord } from '../records';
import { lineContext, storeDocument } from './create-document';
import { CREDIT } from './kind';
import { buildLine, type DocumentLine } from './lines';
import { numberFor } from './numbering';
import { buildPayment } from './payment';
import { referencedRecord } from './references';
import { showDocument } from './show';

/** Fields that a credit note takes over from its invoice. */
const COPIED = [...ADDRESS_FIELDS, 'tax_id', 'currency'];

/**
 * Issues the credit note of a create request for the whole invoice or, by `credited_amount`, for a part of it, and
 * moves the invoice to paid. Throws 422 for an unknown invoice, a part of an invoice with several items, and an amount
 * that is not above 0 or above the total.
 */
export function issueCredit(call: Call): StoredRecord {
  const { body } = call;
  const invoice = referencedRecord(call, 'invoices', body.invoice_id, 'invoice_id');
  const lines = linesOf(call, invoice);
  const issueDate = dateOf(call.clock.now());
  const isPaid = textOf(body.payment_method) !== null;
  call.label('paid-by-method');
  const credit = storeDocument(call, CREDIT, {
    contact: objectOf(invoice.value.contact) ?? {},
    lines,
    issueDate,
    number: numberFor(call, CREDIT, undefined, issueDate),
    state: stateAfter(creditMachine, null, isPaid ? 'create paid' : 'create'),
    fields: {
      ...Object.fromEntries(COPIED.map((field) => [field, invoice.value[field] ?? null])),
      due_date: issueDate,
      related_document: { id: invoice.id, type: 'Invoice' },
      tag_list: [],
    },
  });
  const amountCents = numberOf(credit.value.total_cents) ?? 0;
  if (isPaid) {
    updateRecord(credit, {
      payments: [buildPayment(call, { amountCents, method: body.payment_method ?? null })],
    });
  }
  settleInvoice(call, invoice, amountCents);
  return credit;
}

/** A credit note moves its invoice to paid, with a payment of the kind `credit` if it was not paid before. */
export function settleInvoice(call: Call, invoice: StoredRecord, amountCents: number): void {
  const before = textOf(invoice.value.state);
  const state = stateAfter(invoiceMachine, before, 'credit');
  if (state === before) return;
  call.label('credit-payment');
  const payments = [
    ...objectsOf(invoice.value.payments),
    buildPayment(call, { amountCents, method: 'credit' }),
  ];
  updateRecord(invoice, { state, payments });
}

function linesOf(call: Call, invoice: StoredRecord): DocumentLine[] {
  const amount = numberOf(call.body.credited_amount);
  const items = objectsOf(invoice.value.items);
  if (amount === null) return copiedLines(call, items, objectsOf(invoice.value.taxes));
  call.label('credited-twice');
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw new Refusal(422, 'several-items');
  const cents = centsOf(amount);
  if (cents <= 0) throw new Refusal(422, { credited_amount: ['must be greater than 0'] });
  if (cents > (numberOf(invoice.value.total_cents) ?? 0)) throw new Refusal(422);
  return [partialLine(call, invoice, item, amount)];
}

/** The lines of the whole invoice under new ids; the taxes are those of the document, whatever line they belong to. */
function copiedLines(call: Call, items: JsonObject[], taxes: JsonObject[]): DocumentLine[] {
  return items.map((item, index) => ({
    item: { ...item, id: call.store.nextId('document_items') },
    taxes: index === 0 ? structuredClone(taxes) : [],
  }));
}

function partialLine(call: Call, invoice: StoredRecord, item: JsonObject, amount: number): DocumentLine {
  const contact = objectOf(showDocument(call, invoice).contact) ?? {};
  const context = lineContext(call, contact, textOf(invoice.value.country));
  const part = { ...item, quantity: 1, discount_rate: null, unit_price: null, total_amount: amount };
  return buildLine(context, part, taxableParts(invoice));
}

/** The shares of the price that its taxes were levied on, which no document shows. */
function taxableParts({ memory }: StoredRecord): number[] {
  return Array.isArray(memory.taxableParts)
    ? memory.taxableParts.filter((part): part is number => typeof part === 'number')
    : [];
}
