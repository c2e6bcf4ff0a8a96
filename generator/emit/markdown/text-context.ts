import type { Addresses } from '../../model/addresses/urls';
import type { ObjectIndex } from './objects/object-index';

/** The input of a page besides its data. */
export interface TextContext {
  /** Address of the page: `/api/invoices/create-invoice/`. */
  page: string;
  /** Those of the reference that the page belongs to. */
  addresses: Addresses;
  /** The objects of the API, whose pages have the fields that other pages only link. */
  objects: ObjectIndex;
}
