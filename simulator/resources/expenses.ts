import type { Call, Handlers } from '../call';
import { changeIssued } from '../documents/change-issued';
import { createDocument } from '../documents/create-document';
import { EXPENSE } from '../documents/kind';
import { listDocuments } from '../documents/list-documents';
import { buildPayment } from '../documents/payment';
import { showDocument } from '../documents/show';
import { deleteRecord, findRecord, updateRecord } from '../records/records';
import { findTransition, stateAfter } from '../rules/machine';
import { expenseMachine } from '../rules/machines';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';

type ExpenseCall = Call<'createExpense'> | Call<'updateExpense'>;

/** The sent fields without the payment, which responses omit. */
function withoutPayment<Body extends ExpenseCall['body']>(body: Body) {
  const { payment_method: _method, payment_processor: _name, payment_processor_id: _id, ...document } = body;
  return document;
}

/** Records the payment of the request, once (simulated rule paid-by-method). */
function payIfSent(
  call: ExpenseCall,
  record: StoredRecord<Records['expenses']>,
): StoredRecord<Records['expenses']> {
  const {
    payment_method: method,
    payment_processor: processor,
    payment_processor_id: processorId,
  } = call.body;
  const { state: before, total_cents: amountCents, payments } = record.value;
  if (method === undefined || findTransition(expenseMachine, before, 'pay') === undefined) return record;
  call.label('paid-by-method');
  const payment = buildPayment(call, { amountCents, method, processor, processorId });
  return updateRecord(record, {
    state: stateAfter(expenseMachine, before, 'pay'),
    payments: [...payments, payment],
  });
}

export const expenses = {
  listExpenses: (call) =>
    listDocuments(call, 'expenses', {
      text: ({ po_number }) => po_number,
      date: ({ issue_date }) => issue_date,
    }),
  createExpense: (call) => {
    const state = stateAfter(expenseMachine, null, 'create');
    const record = createDocument(call, EXPENSE, withoutPayment(call.body), state);
    return showDocument(call, payIfSent(call, record));
  },
  getExpense: (call) => showDocument(call, findRecord(call, 'expenses')),
  updateExpense: (call) => {
    const found = findRecord(call, 'expenses');
    const record = changeIssued(call, 'expenses', found, withoutPayment(call.body));
    return showDocument(call, payIfSent(call, record));
  },
  deleteExpense: (call) => deleteRecord(call, 'expenses'),
} satisfies Partial<Handlers>;
