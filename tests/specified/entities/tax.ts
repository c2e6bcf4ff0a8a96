import type { Entity } from '../field';
import { STATES } from '../states';
import { TAX_CODES } from '../values';

export const tax_rate_result: Entity = {
  fields: {
    name: {},
    rate: {},
    taxable_part: {},
    country: {},
    region: {},
    county: {},
    city: {},
    tax_code: {},
    tax_behavior: {},
    tax_amount: {},
    subtotal: {},
    total_amount: {},
    status: { values: STATES.tax_rate_result.values },
    notes: { deprecated: true },
    notice: {},
    additional_name: {},
    additional_rate: {},
    additional_taxable_part: {},
    additional_tax_amount: {},
  },
};

export const tax_code: Entity = {
  fields: { id: { values: TAX_CODES }, name: {}, description: {} },
};

export const jurisdiction: Entity = {
  fields: { id: {}, name: {}, country: {}, region: {} },
};

/** The response of GET /tax_ids/validate; null means that the service is unavailable. */
export const tax_id_validation: Entity = {
  fields: { valid: { values: [true, false, null] } },
};
