import type { Handlers } from '../call';
import { changeIssued } from '../documents/change-issued';
import { createDocument } from '../documents/create-document';
import { deliverDocument } from '../documents/deliver';
import { rejectFinalFields, rejectReadOnly } from '../documents/final';
import { INVOICE } from '../documents/kind';
import { listDocuments } from '../documents/list-documents';
import { showDocument } from '../documents/show';
import { findRecord } from '../records/records';
import { Refusal } from '../refusal';
import { stateAfter } from '../rules/machine';
import { invoiceMachine } from '../rules/machines';

export const invoices = {
  listInvoices: (call) =>
    listDocuments(call, 'invoices', { text: ({ number }) => number, date: ({ issue_date }) => issue_date }),
  createInvoice: (call) =>
    showDocument(call, createDocument(call, INVOICE, call.body, stateAfter(invoiceMachine, null, 'create'))),
  getInvoice: (call) => showDocument(call, findRecord(call, 'invoices')),
  updateInvoice: (call) => {
    const record = findRecord(call, 'invoices');
    rejectReadOnly(record, call.body);
    rejectFinalFields(record, call.body);
    return showDocument(call, changeIssued(call, 'invoices', record, call.body));
  },
  deleteInvoice: (call) => {
    findRecord(call, 'invoices');
    throw new Refusal(410);
  },
  deliverInvoice: (call) => deliverDocument(call, 'invoices'),
} satisfies Partial<Handlers>;
