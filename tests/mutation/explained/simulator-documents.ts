import type { Explained } from '../report/settle';
import { byReason } from './by-reason';

/** Mistakes in documents and transactions that no request can tell. */
export const EXPLAINED_DOCUMENTS: Explained = {
  equivalent: byReason('simulator/resources/', {
    'the empty document, which the record starts from, holds the same value': [
      'documents/create-document.ts storeDocument: deliveries is left out',
      'documents/create-document.ts storeDocument: payments is left out',
      'documents/create-document.ts storeDocument: evidence is left out',
      'documents/lines.ts buildLine: quantity is left out (2)',
      'transactions/issue.ts documentFields: po_number is left out',
      'transactions/issue.ts documentFields: notes is left out',
      'transactions/issue.ts documentFields: custom_metadata is left out',
      'transactions/issue.ts documentFields: processor_fee_cents is left out',
      'transactions/issue.ts documentFields: payment_processor_id is left out',
    ],
    'the types ask for it; stored records never lack it': [
      'documents/issue-credit.ts taxableParts: memory.taxableParts.filter((part): part is number => typeo… loses its filter',
      'documents/numbering.ts SERIES_BY_RESOURCE: invoices is left out',
      'documents/numbering.ts numbersOf: listRecords(call, resource) .map(({ value }) => textOf(va… loses its filter',
      'transactions/transaction-line.ts resultItem: 1 becomes one more',
    ],
    'a recurring document has no page of its own': [
      "documents/kind.ts RECURRING: 'recurring' becomes another (2)",
      'documents/kind.ts RECURRING: page is left out',
    ],
  }),
};
