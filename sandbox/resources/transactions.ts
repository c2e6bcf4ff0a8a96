import { Refusal, type Call, type Handlers } from '../handler';
import type { StoredRecord } from '../store/table';
import { TAX_CODES } from '../tax/example-rates';
import { settleInvoice } from './documents/issue-credit';
import { INVOICE } from './documents/kind';
import { numberOf, objectOf, objectsOf } from './fields';
import { listRecords } from './records';
import { issueRefund, issueSale } from './transactions/issue';
import { transactionResult } from './transactions/transaction-result';

/** Throws 406 for a tax code that is not one of the seven (G-API-83). */
function refuseUnknownTaxCodes({ body }: Call): void {
  for (const item of objectsOf(body.items)) {
    const code = objectOf(item.tax)?.tax_code ?? null;
    if (code !== null && !TAX_CODES.some((known) => known === code)) throw new Refusal(406);
  }
}

/** The sale that a refund takes back: same `processor` and `processor_id` (G-API-85). */
function findSale(call: Call): StoredRecord | undefined {
  const { processor = null, processor_id = null } = call.body;
  if (processor_id === null) return undefined;
  return listRecords(call, INVOICE.resource).find(
    ({ notes }) => notes.processor_id === processor_id && (notes.processor ?? null) === processor,
  );
}

export const transactions: Handlers = {
  createTransaction: (call) => {
    refuseUnknownTaxCodes(call);
    if (call.body.type !== 'refund') return transactionResult(call, issueSale(call));
    const sale = findSale(call);
    const refund = issueRefund(call, sale);
    if (sale !== undefined) settleInvoice(call, sale, numberOf(refund.record.value.total_cents) ?? 0);
    return transactionResult(call, refund);
  },
};
