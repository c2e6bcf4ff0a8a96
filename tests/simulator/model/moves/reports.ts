import { pickOf } from '../model';
import { mustBe } from '../must';
import type { Rule } from './rule';

const SECONDS = 60;
const DAYS = { from_date: '2024-07-01', to_date: '2024-09-30' };

export const report: Rule<{ isComplete: boolean }> = {
  take: async (model, real, { isComplete }) => {
    const body = { parameters: DAYS, ...(isComplete && { report_type: 'tax_summary' }) };
    const created = await real.ask(201, 'POST', '/reporting/requests', body);
    mustBe([created.state, created.report_url], ['pending', null], 'a new report request');
    const createdAt = real.clock.now();
    model.reports.push({ id: model.add('requests', created), createdAt, isComplete });
  },
};

/** A report is ready after a minute, and then stays as it is. */
export const poll: Rule<{ pick: number }> = {
  isOpen: (model) => model.reports.length > 0,
  take: async (model, real, { pick }) => {
    const known = pickOf(model.reports, pick);
    if (known === undefined) return;
    const shown = await real.ask(200, 'GET', `/reporting/requests/${known.id}`);
    const isOver = real.clock.now() >= known.createdAt + SECONDS;
    const end = known.isComplete ? 'succeeded' : 'failed';
    mustBe(shown.state, isOver ? end : 'pending', 'state of a report request');
    mustBe(shown.report_url !== null, isOver && known.isComplete, 'whether there is a report');
    model.states.observe('requests', shown);
  },
};
