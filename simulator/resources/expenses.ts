import type { Call, Handlers } from '../call';
import { findTransition, stateAfter } from '../rules/machine';
import { expenseMachine } from '../rules/machines';
import type { StoredRecord } from '../store/table';
import { changeDocument } from './documents/change-document';
import { createDocument, WRITE_ONLY } from './documents/create-document';
import { EXPENSE } from './documents/kind';
import { listDocuments } from './documents/list-documents';
import { buildPayment } from './documents/payment';
import { showDocument } from './documents/show';
import { numberOf, objectsOf, textOf } from './fields';
import { deleteRecord, findRecord, updateRecord } from './records';

const EXPENSE_WRITE_ONLY = [...WRITE_ONLY, 'payment_method', 'payment_processor', 'payment_processor_id'];

/** Records the payment that the request names, once (simulated rule paid-by-method). */
function payIfSent(call: Call, record: StoredRecord): StoredRecord {
  const { payment_method: method, payment_processor, payment_processor_id } = call.body;
  const paying = findTransition(
    expenseMachine,
    textOf(record.value.state),
    'pay',
    () => textOf(method) !== null,
  );
  if (paying === undefined) return record;
  call.label('paid-by-method');
  const payment = buildPayment(call, {
    amountCents: numberOf(record.value.total_cents) ?? 0,
    method: method ?? null,
    processor: payment_processor,
    processorId: payment_processor_id,
  });
  return updateRecord(record, { state: paying.to, payments: [...objectsOf(record.value.payments), payment] });
}

export const expenses: Handlers = {
  listExpenses: (call) => listDocuments(call, EXPENSE, { texts: ['po_number'], date: 'issue_date' }),
  createExpense: (call) => {
    const state = stateAfter(expenseMachine, null, 'create');
    const record = createDocument(call, EXPENSE, { state, writeOnly: EXPENSE_WRITE_ONLY });
    return showDocument(call, payIfSent(call, record));
  },
  getExpense: (call) => showDocument(call, findRecord(call, EXPENSE.resource)),
  updateExpense: (call) => {
    const record = changeDocument(call, EXPENSE, findRecord(call, EXPENSE.resource), EXPENSE_WRITE_ONLY);
    return showDocument(call, payIfSent(call, record));
  },
  deleteExpense: (call) => deleteRecord(call, EXPENSE.resource),
};
