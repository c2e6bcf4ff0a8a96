import type { Entity } from '../field';
import { TAX_CLASSES } from '../values';

export const product: Entity = {
  fields: {
    id: {},
    code: {},
    name: {},
    description: {},
    country: { requiredIf: { field: 'tax_based_on', is: 'country' } },
    currency: {},
    unit_cost: { type: 'string' },
    product_type: { values: ['good', 'service'], default: 'service' },
    kind: { values: ['one_off', 'subscription'] },
    tax_class: { values: TAX_CLASSES, default: 'eservice' },
    tax_type: { values: ['excluded', 'included'], default: 'included' },
    tax_based_on: { values: ['customer_country', 'country'], default: 'customer_country' },
    stock: {},
    stripe_plan_id: {},
    paypal_interval_unit: { values: ['daily', 'weekly', 'monthly', 'yearly'] },
    paypal_interval_frequency: {},
    paypal_interval_duration: {},
    created_at: {},
    url: {},
  },
};
