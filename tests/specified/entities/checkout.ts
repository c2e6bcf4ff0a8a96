import type { Entity } from '../field';
import { STATES } from '../states';

export const coupon: Entity = {
  fields: {
    id: {},
    code: { required: true },
    kind: { values: ['amount_off', 'percent_off'] },
    // The list of fields says "required"; a coupon of the kind amount_off has no percentage.
    percent_off: { requiredUnless: { field: 'kind', is: 'amount_off' } },
    amount_off: {},
    currency: {},
    max_redemptions: {},
    times_redeemed: {},
    redeem_by: {},
    name: {},
  },
};

export const checkout_session: Entity = {
  fields: {
    id: {},
    status: { values: STATES.checkout_session.values },
    items: { entities: 'checkout_item' },
    customer: { entity: 'checkout_customer' },
    coupon: {},
    coupon_collection: {},
    billing_details_collection: { values: ['auto', 'required'] },
    cancel_url: {},
    success_url: { required: true },
    locale: { values: ['auto', 'ca', 'de', 'en', 'es', 'fi', 'fr', 'hu', 'it', 'nb', 'nl', 'sv'] },
    payment_methods: { eachOf: ['card', 'paypal'] },
    custom: {},
    metadata: {},
    permalink: {},
    processor: {},
    processor_id: {},
    updatable_quantity: {},
  },
};

export const checkout_item: Entity = {
  fields: {
    product: { required: true },
    amount: {},
    currency: {},
    description: {},
    name: {},
    quantity: {},
  },
};

/** It also has "billing address fields", which are not named. */
export const checkout_customer: Entity = {
  fields: { company: {}, contact: {}, email: {}, first_name: {}, last_name: {}, tax_id: {} },
};
