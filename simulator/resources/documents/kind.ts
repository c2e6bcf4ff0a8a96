/** What is different between the four documents. */
export interface DocumentKind {
  /** In the store, and the path of the API. */
  resource: 'invoices' | 'credits' | 'expenses' | 'recurring';
  /** Component of the response. */
  schema: 'Invoice' | 'Credit' | 'Expense' | 'Recurring';
  /** In permalinks. */
  page: string;
}

export const INVOICE: DocumentKind = { resource: 'invoices', schema: 'Invoice', page: 'invoice' };
export const CREDIT: DocumentKind = { resource: 'credits', schema: 'Credit', page: 'credit' };
export const EXPENSE: DocumentKind = { resource: 'expenses', schema: 'Expense', page: 'expense' };
export const RECURRING: DocumentKind = { resource: 'recurring', schema: 'Recurring', page: 'recurring' };
