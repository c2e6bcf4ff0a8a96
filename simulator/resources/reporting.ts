import type { JsonObject } from '#core/json/json';
import type { Call, Handlers } from '../call';
import { stateAfter } from '../rules/machine';
import { reportMachine } from '../rules/machines';
import { accountOf, originOf } from '../store/account';
import type { StoredRecord } from '../store/table';
import { numberOf, objectOf, textOf } from './fields';
import { createRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'requests';

/** Seconds after which the simulator ends a report (simulated rule report-time). */
const REPORT_SECONDS = 60;

/** Ends a report whose time has come; a report without type or days fails (simulated rule report-failure). */
function settle(call: Call, record: StoredRecord): JsonObject {
  const { state, created_at } = record.value;
  const completedAt = (numberOf(created_at) ?? 0) + REPORT_SECONDS;
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

function canBeMade({ report_type, parameters }: JsonObject): boolean {
  const from = textOf(objectOf(parameters)?.from_date);
  const to = textOf(objectOf(parameters)?.to_date);
  return textOf(report_type) !== null && from !== null && to !== null && from <= to;
}

export const reporting: Handlers = {
  listReportRequests: (call) => listRecords(call, RESOURCE).map((record) => settle(call, record)),
  createReportRequest: (call) =>
    createRecord(call, { resource: RESOURCE, schema: 'ReportRequest' }, () => ({
      state: stateAfter(reportMachine, null, 'create'),
      created_at: call.clock.now(),
    })).value,
  getReportRequest: (call) => settle(call, findRecord(call, RESOURCE)),
};
