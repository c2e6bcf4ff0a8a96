import type { Handlers } from '../call';
import { changeIssued } from '../documents/change-issued';
import { rejectAboveInvoice } from '../documents/credited-total';
import { deliverDocument } from '../documents/deliver';
import { rejectFinalFields } from '../documents/final';
import { issueCredit } from '../documents/issue-credit';
import { listDocuments } from '../documents/list-documents';
import { showDocument } from '../documents/show';
import { findRecord, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import { findTransition, stateAfter } from '../rules/machine';
import { creditMachine } from '../rules/machines';

export const credits = {
  listCredits: (call) =>
    listDocuments(call, 'credits', { text: ({ number }) => number, date: ({ issue_date }) => issue_date }),
  createCredit: (call) => showDocument(call, issueCredit(call)),
  getCredit: (call) => showDocument(call, findRecord(call, 'credits')),
  updateCredit: (call) => {
    const record = findRecord(call, 'credits');
    rejectFinalFields(record, call.body);
    const changed = changeIssued(call, 'credits', record, call.body);
    rejectAboveInvoice(call, changed.value, 'items');
    return showDocument(call, changed);
  },
  deleteCredit: (call) => {
    findRecord(call, 'credits');
    throw new Refusal(410);
  },
  voidCredit: (call) => {
    const record = findRecord(call, 'credits');
    const before = record.value.state;
    if (findTransition(creditMachine, before, 'void') === undefined) throw new Refusal(422);
    return showDocument(call, updateRecord(record, { state: stateAfter(creditMachine, before, 'void') }));
  },
  deliverCredit: (call) => deliverDocument(call, 'credits'),
} satisfies Partial<Handlers>;
