import type { Entity } from '../field';
import { address, authorization, custom_account, webhook } from './accounts';
import { checkout_customer, checkout_item, checkout_session, coupon } from './checkout';
import { contact, evidence, tax_id } from './customers';
import { attachment, document_item, document_tax, envelope, payment } from './document-parts';
import { credit, credit_create, expense, final_document, invoice } from './documents';
import { product } from './products';
import { recurring } from './recurring';
import { report_request } from './reports';
import { jurisdiction, tax_code, tax_id_validation, tax_rate_result } from './tax';
import { transaction, transaction_item, transaction_tax } from './transactions';

/** The objects of the API by their names. */
export const ENTITIES = {
  product,
  contact,
  tax_id,
  evidence,
  custom_account,
  coupon,
  checkout_session,
  checkout_item,
  checkout_customer,
  transaction,
  transaction_item,
  transaction_tax,
  tax_rate_result,
  invoice,
  final_document,
  document_item,
  document_tax,
  payment,
  credit,
  credit_create,
  recurring,
  expense,
  webhook,
  attachment,
  address,
  envelope,
  report_request,
  tax_code,
  jurisdiction,
  authorization,
  tax_id_validation,
} satisfies Record<string, Entity>;

export type EntityName = keyof typeof ENTITIES;
