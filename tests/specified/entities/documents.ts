import type { Entity, Fields } from '../field';
import { STATES } from '../states';
import { PAYMENT_METHODS, PERIODS } from '../values';

/** "Address fields", which are not listed: those that an invoice and an address have in common. */
const addressFields: Fields = {
  country: {},
  postal_code: {},
  region: {},
  city: {},
  street_line_1: {},
  street_line_2: {},
};

const recurringFields: Fields = {
  recurring_period: { values: PERIODS },
  recurring_frequency: {},
};

/** The fields that a credit note has "like an invoice, without recurring fields". */
const documentFields: Fields = {
  id: {},
  created_at: {},
  number: {},
  issue_date: {},
  related_document: { members: { id: {}, type: {} } },
  po_number: {},
  due_date: {},
  currency: {},
  tag_list: {},
  payment_details: {},
  notes: {},
  contact: { required: true, entity: 'contact' },
  attachment: { entity: 'attachment', writeOnly: true },
  ...addressFields,
  tax_id: {},
  subject: {},
  deliveries: { entities: 'envelope' },
  items: { required: true, entities: 'document_item' },
  taxes: { entities: 'document_tax' },
  payments: { entities: 'payment' },
  evidence: { entity: 'evidence' },
  payment_processor: {},
  payment_processor_id: {},
  processor_fee_cents: {},
  custom_metadata: {},
  exchange_rate: {},
  subtotal_cents: {},
  discount_cents: {},
  total_cents: {},
  permalink: {},
  pdf: {},
  url: {},
};

export const invoice: Entity = {
  fields: {
    ...documentFields,
    ...recurringFields,
    state: { values: STATES.invoice.values, default: 'outstanding', readOnly: true },
  },
};

export const credit: Entity = {
  fields: {
    ...documentFields,
    state: { values: STATES.credit.values, default: 'outstanding' },
  },
};

/** The request body that issues a credit note. */
export const credit_create: Entity = {
  fields: { invoice_id: { required: true }, payment_method: {}, credited_amount: {} },
};

/** Its contact is the provider. */
export const expense: Entity = {
  fields: {
    ...documentFields,
    ...recurringFields,
    state: { values: STATES.expense.values },
    payment_method: { values: PAYMENT_METHODS, writeOnly: true },
    payment_processor: { writeOnly: true },
    payment_processor_id: { writeOnly: true },
  },
};

/** The fields that can still be changed after payment or delivery. */
export const final_document: Entity = {
  fields: {
    po_number: {},
    tag_list: {},
    payment_details: {},
    notes: {},
    ...addressFields,
    custom_metadata: {},
    attachment: { entity: 'attachment' },
  },
};
