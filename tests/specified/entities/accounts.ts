import type { Entity } from '../field';
import { LIMITS } from '../limits';
import { STATES } from '../states';

export const custom_account: Entity = {
  fields: {
    id: {},
    business_name: {},
    country: {},
    email: { required: true },
    postal_code: {},
    currency: {},
    default_product_type: { default: LIMITS.defaults.productType },
    default_tax_code: { default: LIMITS.defaults.taxCode },
    local_tax_id: {},
    state: { values: STATES.custom_account.values },
    subdomain: {},
    type: { values: ['standard', 'custom'] },
    web: {},
    authentication: { members: { token_type: {}, access_token: {}, refresh_token: {} } },
  },
};

export const address: Entity = {
  fields: {
    id: {},
    country: {},
    street_line_1: {},
    street_line_2: {},
    city: {},
    postal_code: {},
    region: {},
    valid_from: {},
    valid_until: {},
  },
};

/** The response of GET /authorization. */
export const authorization: Entity = {
  fields: { id: {}, name: {}, email: {}, publishable_key: {}, href: {} },
};

export const webhook: Entity = {
  fields: {
    id: {},
    auth_key: { readOnly: true },
    created_at: {},
    events_sent: {},
    events_types: { required: true },
    last_error: {},
    last_error_at: {},
    last_sent_at: {},
    url: { required: true },
  },
};
