import type { Call } from '../../call';
import { dateOf } from '../../clock';
import { inRange } from '../../documents/in-range';
import { CREDIT, INVOICE, type DocumentKind } from '../../documents/kind';
import { lineContext } from '../../documents/lines';
import { numberFor } from '../../documents/numbering';
import { buildPayment } from '../../documents/payment';
import { showDocument } from '../../documents/show';
import { storeDocument, type Draft } from '../../documents/store-document';
import { createContact } from '../../records/create-contact';
import { updateRecord } from '../../records/records';
import { resolveContact } from '../../records/references';
import { tagsOf } from '../../records/tags';
import { stateAfter } from '../../rules/machine';
import { creditMachine, invoiceMachine } from '../../rules/machines';
import type { Records } from '../../store/resources';
import type { StoredRecord } from '../../store/table';
import { buildTransactionLine, type TransactionLine } from './transaction-line';

type TransactionCall = Call<'createTransaction'>;

/** The document that a transaction issued. */
export interface IssuedTransaction {
  document: Records['invoices' | 'credits'];
  lines: TransactionLine[];
  /** Whether the customer is unknown. */
  isUnnamed: boolean;
}

/** Issues the invoice of a sale. */
export function issueSale(call: TransactionCall): IssuedTransaction {
  const { customer } = call.body;
  return issue(call, INVOICE, {
    contact: customer ? resolveContact(call, customer, 'customer') : undefined,
    state: stateAfter(invoiceMachine, null, 'record sale'),
    related_document: null,
  });
}

/** Issues the credit note of a refund; its customer defaults to that of the sale. */
export function issueRefund(
  call: TransactionCall,
  sale: StoredRecord<Records['invoices']> | undefined,
): IssuedTransaction {
  if (sale === undefined) call.label('refund-without-sale');
  const { customer } = call.body;
  return issue(call, CREDIT, {
    contact: customer ? resolveContact(call, customer, 'customer') : sale?.value.contact,
    state: stateAfter(creditMachine, null, 'record refund'),
    related_document: sale === undefined ? null : { id: sale.id, type: 'Invoice' },
  });
}

interface Issue<R extends 'invoices' | 'credits'> {
  contact: Records['contacts'] | undefined;
  state: Records[R]['state'];
  related_document: Records[R]['related_document'];
}

function issue<R extends 'invoices' | 'credits'>(
  call: TransactionCall,
  kind: DocumentKind<R>,
  { contact: known, state, related_document }: Issue<R>,
): IssuedTransaction {
  const { body, clock } = call;
  const issueDate = body.date ?? dateOf(clock.now());
  // A document requires a contact (simulated rule unnamed-customer).
  const contact = known ?? createContact(call, { kind: 'person', first_name: 'Unnamed customer' });
  if (known === undefined) call.label('unnamed-customer');
  const context = lineContext(call, contact, null);
  const lines = body.items.map((item, index) =>
    inRange(`items[${index}]`, () => buildTransactionLine(context, item)),
  );
  const number = numberFor(call, kind.resource, undefined, issueDate);
  const record = storeDocument(call, kind, {
    contact,
    lines,
    issueDate,
    number,
    state,
    fields: { ...documentFields(body), due_date: issueDate, related_document },
    currency: body.currency,
    evidence: body.evidence,
    memory: {
      processor: body.processor ?? null,
      processor_id: body.processor_id ?? null,
      taxableParts: lines[0]?.parts ?? [],
    },
  });
  pay(call, record, issueDate);
  return { document: showDocument(call, record), lines, isUnnamed: known === undefined };
}

function documentFields(body: TransactionCall['body']): Draft<'invoices'>['fields'] {
  return {
    po_number: body.po_number ?? null,
    notes: body.notes ?? null,
    tag_list: tagsOf(body.tags),
    custom_metadata: body.custom_metadata ?? null,
    processor_fee_cents: body.processor_fee_cents ?? null,
    payment_processor: body.payment.processor ?? null,
    payment_processor_id: body.payment.processor_id ?? null,
  };
}

function pay(
  call: TransactionCall,
  record: StoredRecord<Records['invoices' | 'credits']>,
  date: string,
): void {
  const { method = 'other', processor, processor_id: processorId } = call.body.payment;
  const amountCents = record.value.total_cents;
  const paid = buildPayment(call, { amountCents, method, date, processor, processorId });
  updateRecord(record, { payments: [paid] });
}
