import type { Entity, Fields } from '../field';
import { PAYMENT_METHODS, TAX_CLASSES } from '../values';

function taxOfItem(number: 1 | 2): Fields {
  return {
    [`tax_${number}_transaction_type`]: { values: TAX_CLASSES },
    [`tax_${number}_country`]: {},
    [`tax_${number}_name`]: {},
    [`tax_${number}_rate`]: {},
    [`tax_${number}_region`]: {},
  };
}

export const document_item: Entity = {
  fields: {
    id: {},
    description: {},
    subtotal_cents: {},
    discount_cents: {},
    discount_rate: {},
    quantity: { default: 1 },
    product_code: {},
    ...taxOfItem(1),
    ...taxOfItem(2),
    total_amount: {},
    unit_price: {},
  },
  oneOf: ['total_amount', 'unit_price'],
};

export const document_tax: Entity = {
  fields: {
    label: {},
    rate: {},
    country: {},
    region: {},
    county: {},
    transaction_type: {},
    amount_cents: {},
  },
};

export const payment: Entity = {
  fields: {
    id: {},
    amount_cents: {},
    created_at: {},
    date: { defaultInWords: 'today' },
    payment_method: { values: [...PAYMENT_METHODS, 'credit'] },
    processor: {},
    processor_id: {},
    url: {},
  },
};

export const attachment: Entity = {
  fields: {
    data: { required: true, writeOnly: true },
    filename: { required: true, writeOnly: true },
    public: { default: false, writeOnly: true },
  },
};

export const envelope: Entity = {
  fields: {
    delivered_at: {},
    recipient: { values: ['ticketbai_araba', 'ticketbai_gipuzkoa', 'ticketbai_bizkaia'] },
    service_response: {},
    type: { values: ['registration', 'cancellation'] },
  },
};
