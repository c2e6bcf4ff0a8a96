import type { Call, Handlers } from '../call';
import type { StoredRecord } from '../store/table';
import { settleInvoice } from './documents/issue-credit';
import { INVOICE } from './documents/kind';
import { numberOf } from './fields';
import { listRecords } from './records';
import { issueRefund, issueSale } from './transactions/issue';
import { transactionResult } from './transactions/transaction-result';

/** The sale that a refund takes back: same `processor` and `processor_id` (G-API-85). */
function findSale(call: Call): StoredRecord | undefined {
  const { processor = null, processor_id = null } = call.body;
  if (processor_id === null) return undefined;
  return listRecords(call, INVOICE.resource).find(
    ({ memory }) => memory.processor_id === processor_id && (memory.processor ?? null) === processor,
  );
}

export const transactions: Handlers = {
  createTransaction: (call) => {
    if (call.body.type !== 'refund') return transactionResult(call, issueSale(call));
    const sale = findSale(call);
    const refund = issueRefund(call, sale);
    if (sale !== undefined) settleInvoice(call, sale, numberOf(refund.record.value.total_cents) ?? 0);
    return transactionResult(call, refund);
  },
};
