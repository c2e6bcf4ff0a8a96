import type { Entity } from '../field';
import { STATES } from '../states';

export const contact: Entity = {
  fields: {
    id: {},
    kind: { values: ['company', 'person'], default: 'company' },
    first_name: { required: true },
    last_name: {},
    full_name: {},
    contact_person: {},
    department: {},
    email: {},
    phone_1: {},
    web: {},
    street_line_1: {},
    street_line_2: {},
    city: {},
    region: {},
    postal_code: {},
    country: {},
    tax_id: {},
    tax_status: { values: ['taxable', 'exempt', 'reverse'] },
    discount: {},
    language: {},
    notes: {},
    processor: {},
    processor_id: {},
    permalink: {},
    created_at: {},
  },
};

export const tax_id: Entity = {
  fields: {
    id: {},
    jurisdiction: { members: { id: {}, name: {}, country: {}, region: {} } },
    value: { required: true },
    valid_from: {},
    valid_until: {},
    state: { values: STATES.tax_id.values },
    permanent_establishment: { type: 'boolean' },
    import_scheme: { type: 'boolean' },
    created_at: {},
    jurisdiction_id: { required: true, createOnly: true },
  },
};

export const evidence: Entity = {
  fields: {
    id: {},
    document_id: { required: true },
    state: { values: STATES.evidence.values },
    ip_address: {},
    ip_country: {},
    bank_country: {},
    billing_country: {},
    additional_evidence: {},
    additional_evidence_country: {},
    notes: {},
  },
};
