import type { JsonObject } from '#core/json/json';
import { dateOf } from '../../clock';
import type { Call } from '../../call';
import { stateAfter } from '../../rules/machine';
import { creditMachine, invoiceMachine } from '../../rules/machines';
import type { StoredRecord } from '../../store/table';
import { createContact } from '../contacts';
import { lineContext, storeDocument } from '../documents/create-document';
import { CREDIT, INVOICE, type DocumentKind } from '../documents/kind';
import { numberFor } from '../documents/numbering';
import { buildPayment } from '../documents/payment';
import { resolveContact } from '../documents/references';
import { numberOf, objectOf, objectsOf, tagsOf, textOf } from '../fields';
import { updateRecord } from '../records';
import { buildTransactionLine, type TransactionLine } from './transaction-line';

/** What a transaction has issued. */
export interface IssuedTransaction {
  kind: DocumentKind;
  record: StoredRecord;
  lines: TransactionLine[];
  /** True when nobody has said who the customer is. */
  isUnnamed: boolean;
}

/** Issues the invoice of a sale. */
export function issueSale(call: Call): IssuedTransaction {
  const customer = objectOf(call.body.customer);
  return issue(call, INVOICE, {
    contact: customer && resolveContact(call, customer, 'customer'),
    state: stateAfter(invoiceMachine, null, 'record sale'),
    related_document: null,
  });
}

/** Issues the credit note of a refund; without a customer it goes to that of the sale. */
export function issueRefund(call: Call, sale: StoredRecord | undefined): IssuedTransaction {
  if (sale === undefined) call.label('refund-without-sale');
  const customer = objectOf(call.body.customer);
  return issue(call, CREDIT, {
    contact: customer ? resolveContact(call, customer, 'customer') : objectOf(sale?.value.contact),
    state: stateAfter(creditMachine, null, 'record refund'),
    related_document: sale === undefined ? null : { id: sale.id, type: 'Invoice' },
  });
}

interface Issue {
  contact: JsonObject | undefined;
  state: string;
  related_document: JsonObject | null;
}

function issue(
  call: Call,
  kind: DocumentKind,
  { contact: known, state, related_document }: Issue,
): IssuedTransaction {
  const { body, clock } = call;
  const issueDate = textOf(body.date) ?? dateOf(clock.now());
  // A document cannot be without a contact (simulated rule unnamed-customer).
  const contact = known ?? createContact(call, { kind: 'person', first_name: 'Unnamed customer' });
  if (known === undefined) call.label('unnamed-customer');
  const context = lineContext(call, contact, null);
  const lines = objectsOf(body.items).map((item) => buildTransactionLine(context, item));
  const record = storeDocument(call, kind, {
    contact,
    lines,
    issueDate,
    number: numberFor(call, kind, undefined, issueDate),
    state,
    fields: { ...documentFields(body), due_date: issueDate, related_document },
    evidence: objectOf(body.evidence),
    memory: {
      processor: body.processor ?? null,
      processor_id: body.processor_id ?? null,
      taxableParts: lines[0]?.parts ?? [],
    },
  });
  pay(call, record, issueDate);
  return { kind, record, lines, isUnnamed: known === undefined };
}

function documentFields(body: JsonObject): JsonObject {
  const payment = objectOf(body.payment);
  return {
    currency: body.currency ?? null,
    po_number: body.po_number ?? null,
    notes: body.notes ?? null,
    tag_list: tagsOf(body.tags),
    custom_metadata: body.custom_metadata ?? null,
    processor_fee_cents: body.processor_fee_cents ?? null,
    payment_processor: payment?.processor ?? null,
    payment_processor_id: payment?.processor_id ?? null,
  };
}

function pay(call: Call, record: StoredRecord, date: string): void {
  const payment = objectOf(call.body.payment);
  const paid = buildPayment(call, {
    amountCents: numberOf(record.value.total_cents) ?? 0,
    method: payment?.method ?? 'other',
    date,
    processor: payment?.processor,
    processorId: payment?.processor_id,
  });
  updateRecord(record, { payments: [paid] });
}
