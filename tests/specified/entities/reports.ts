import type { Entity } from '../field';
import { STATES } from '../states';

export const report_request: Entity = {
  fields: {
    id: {},
    report_type: { values: ['tax_summary', 'invoices_list', 'credits_list'] },
    report_url: {},
    state: { values: STATES.report_request.values },
    parameters: { members: { from_date: {}, to_date: {} } },
    completed_at: {},
    created_at: {},
  },
};
