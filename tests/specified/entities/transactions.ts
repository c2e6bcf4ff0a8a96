import type { Entity } from '../field';
import { PAYMENT_METHODS } from '../values';

export const transaction: Entity = {
  fields: {
    type: { values: ['sale', 'refund'] },
    currency: {},
    custom_metadata: {},
    items: { required: true, entities: 'transaction_item' },
    customer: { entity: 'contact' },
    created_at: {},
    date: { defaultInWords: 'today' },
    shipping_address: {
      members: { street_line_1: {}, street_line_2: {}, city: {}, country: {}, region: {}, postal_code: {} },
    },
    evidence: { entity: 'evidence' },
    payment: {
      required: true,
      members: {
        // "payment (required: method …, default other)": the payment is required, its method has a default.
        method: { values: PAYMENT_METHODS, default: 'other' },
        processor: {},
        processor_id: {},
      },
    },
    processor: {},
    processor_id: {},
    processor_fee_cents: {},
    po_number: {},
    notes: {},
    tags: { type: 'string' },
  },
};

export const transaction_item: Entity = {
  fields: {
    amount: { required: true },
    product_code: {},
    description: {},
    quantity: {},
    discount_rate: {},
    tax: { entity: 'transaction_tax' },
  },
};

export const transaction_tax: Entity = {
  fields: {
    rate: {},
    country: { required: true },
    tax_code: {},
    name: {},
    region: {},
    taxable_part: {},
    additional_name: {},
    additional_rate: {},
    additional_taxable_part: {},
    import: {},
  },
};
