import { Refusal, type Handlers } from '../call';
import { findTransition } from '../rules/machine';
import { creditMachine } from '../rules/machines';
import { issueCredit } from './documents/issue-credit';
import { changeDocument, refuseFinalFields } from './documents/change-document';
import { deliverDocument } from './documents/deliver';
import { CREDIT } from './documents/kind';
import { listDocuments } from './documents/list-documents';
import { showDocument } from './documents/show';
import { textOf } from './fields';
import { findRecord, updateRecord } from './records';

export const credits: Handlers = {
  listCredits: (call) => listDocuments(call, CREDIT, { texts: ['number'], date: 'issue_date' }),
  createCredit: (call) => showDocument(call, issueCredit(call)),
  getCredit: (call) => showDocument(call, findRecord(call, CREDIT.resource)),
  updateCredit: (call) => {
    const record = findRecord(call, CREDIT.resource);
    refuseFinalFields(record, call.body);
    return showDocument(call, changeDocument(call, CREDIT, record));
  },
  deleteCredit: (call) => {
    findRecord(call, CREDIT.resource);
    throw new Refusal(410);
  },
  voidCredit: (call) => {
    const record = findRecord(call, CREDIT.resource);
    const voiding = findTransition(creditMachine, textOf(record.value.state), 'void');
    if (voiding === undefined) throw new Refusal(422);
    return showDocument(call, updateRecord(record, { state: voiding.to }));
  },
  deliverCredit: (call) => deliverDocument(call, CREDIT),
};
