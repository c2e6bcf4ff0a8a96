import type { Records } from '../store/resources';

/** What is different between the documents that are issued. `page` stands in permalinks. */
export interface DocumentKind<R extends IssuedResource> {
  /** In the store, and the path of the API. */
  resource: R;
  page: string;
}

export type IssuedResource = 'invoices' | 'credits' | 'expenses';

/** A document as the store keeps it: issued, or from which invoices are made again and again. */
export type StoredDocument = Records[IssuedResource | 'recurring'];

export const INVOICE: DocumentKind<'invoices'> = { resource: 'invoices', page: 'invoice' };
export const CREDIT: DocumentKind<'credits'> = { resource: 'credits', page: 'credit' };
export const EXPENSE: DocumentKind<'expenses'> = { resource: 'expenses', page: 'expense' };
