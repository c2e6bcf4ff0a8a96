import type { Entity } from '../field';
import { STATES } from '../states';
import { PERIODS } from '../values';

export const recurring: Entity = {
  fields: {
    start_date: { defaultInWords: 'one month from today' },
    end_date: {},
    frequency: {
      values: [
        'daily',
        'weekly',
        'biweekly',
        'monthly',
        'bimonthly',
        'quarterly',
        'semiyearly',
        'yearly',
        'biyearly',
      ],
      deprecated: true,
    },
    // Which periods there are stands with the invoice.
    recurring_period: { values: PERIODS, default: 'months' },
    recurring_frequency: { type: 'integer', default: 1 },
    due_days: {},
    po_number: {},
    currency: {},
    tag_list: {},
    payment_details: {},
    notes: {},
    contact: { required: true, entity: 'contact' },
    subject: {},
    items: { required: true, entities: 'document_item' },
    taxes: { entities: 'document_tax' },
    custom_metadata: {},
    total_cents: {},
    state: { values: STATES.recurring.values, default: 'active' },
  },
};
