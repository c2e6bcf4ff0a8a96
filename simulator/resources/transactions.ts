import type { Call, Handlers } from '../call';
import { rejectAboveInvoice } from '../documents/credited-total';
import { settleInvoice } from '../documents/issue-credit';
import { listRecords } from '../records/records';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { issueRefund, issueSale } from './transactions/issue';
import { transactionResult } from './transactions/transaction-result';

/** The sale that a refund reverses: same `processor` and `processor_id` (G-API-85). */
function findSale(call: Call<'createTransaction'>): StoredRecord<Records['invoices']> | undefined {
  const { processor = null, processor_id = null } = call.body;
  if (processor_id === null) return undefined;
  return listRecords(call, 'invoices').find(
    ({ memory }) => memory.processor_id === processor_id && (memory.processor ?? null) === processor,
  );
}

export const transactions = {
  createTransaction: (call) => {
    if (call.body.type !== 'refund') return transactionResult(call, 'Invoice', issueSale(call));
    const sale = findSale(call);
    const refund = issueRefund(call, sale);
    rejectAboveInvoice(call, refund.document, 'items');
    if (sale !== undefined) settleInvoice(call, sale, refund.document.total_cents);
    return transactionResult(call, 'Credit', refund);
  },
} satisfies Partial<Handlers>;
