import type { Records } from '../store/resources';

/** The differences between kinds of issued documents. `page` is the segment in permalinks. */
export interface DocumentKind<R extends IssuedResource> {
  /** Name in the store and in the path of the API. */
  resource: R;
  page: string;
}

export type IssuedResource = 'invoices' | 'credits' | 'expenses';

/** A stored document: issued, or the template of recurring invoices. */
export type StoredDocument = Records[IssuedResource | 'recurring'];

export const INVOICE: DocumentKind<'invoices'> = { resource: 'invoices', page: 'invoice' };
export const CREDIT: DocumentKind<'credits'> = { resource: 'credits', page: 'credit' };
export const EXPENSE: DocumentKind<'expenses'> = { resource: 'expenses', page: 'expense' };
