import type { CallContext, Handlers } from '../call';
import { createRecord } from '../records/create-record';
import { findRecord, listRecords, updateRecord } from '../records/records';
import { stateAfter } from '../rules/machine';
import { reportMachine } from '../rules/machines';
import { accountOf, originOf } from '../store/account';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';

type Report = Records['requests'];

/** Seconds until the simulator completes a report (simulated rule report-time). */
const REPORT_SECONDS = 60;

/** Completes a report that is due; a report without type or days fails (simulated rule report-failure). */
function settle(call: CallContext, record: StoredRecord<Report>): Report {
  const { state, created_at } = record.value;
  const completedAt = created_at + REPORT_SECONDS;
  if (state !== 'pending' || call.clock.now() < completedAt) return record.value;
  const event = canBeMade(record.value) ? 'succeed' : 'fail';
  const origin = originOf(accountOf(call.store, record.accountId));
  call.label(event === 'succeed' ? 'report-time' : 'report-failure');
  return updateRecord(record, {
    state: stateAfter(reportMachine, 'pending', event),
    completed_at: completedAt,
    report_url: event === 'succeed' ? `${origin}/reports/${record.id}-EXAMPLE` : null,
  }).value;
}

function canBeMade({ report_type, parameters }: Report): boolean {
  const { from_date: from = null, to_date: to = null } = parameters ?? {};
  return report_type !== null && from !== null && to !== null && from <= to;
}

export const reporting = {
  listReportRequests: (call) => listRecords(call, 'requests').map((record) => settle(call, record)),
  createReportRequest: (call) =>
    createRecord(call, 'requests', {
      ...call.body,
      id: call.store.nextId('requests'),
      state: stateAfter(reportMachine, null, 'create'),
      created_at: call.clock.now(),
    }).value,
  getReportRequest: (call) => settle(call, findRecord(call, 'requests')),
} satisfies Partial<Handlers>;
