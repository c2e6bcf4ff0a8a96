import { Refusal, type Handlers } from '../call';
import { stateAfter } from '../rules/machine';
import { invoiceMachine } from '../rules/machines';
import { changeDocument, refuseFinalFields } from './documents/change-document';
import { createDocument } from './documents/create-document';
import { deliverDocument } from './documents/deliver';
import { INVOICE } from './documents/kind';
import { listDocuments } from './documents/list-documents';
import { showDocument } from './documents/show';
import { findRecord } from './records';

export const invoices: Handlers = {
  listInvoices: (call) => listDocuments(call, INVOICE, { texts: ['number'], date: 'issue_date' }),
  createInvoice: (call) =>
    showDocument(call, createDocument(call, INVOICE, { state: stateAfter(invoiceMachine, null, 'create') })),
  getInvoice: (call) => showDocument(call, findRecord(call, INVOICE.resource)),
  updateInvoice: (call) => {
    const record = findRecord(call, INVOICE.resource);
    refuseFinalFields(record, call.body);
    return showDocument(call, changeDocument(call, INVOICE, record));
  },
  deleteInvoice: (call) => {
    findRecord(call, INVOICE.resource);
    throw new Refusal(410);
  },
  deliverInvoice: (call) => deliverDocument(call, INVOICE),
};
