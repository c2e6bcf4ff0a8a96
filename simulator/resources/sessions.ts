import type { Call, CallContext, Handlers } from '../call';
import { createRecord } from '../records/create-record';
import { deleteRecord, findRecord, listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import { findTransition, stateAfter } from '../rules/machine';
import { sessionMachine } from '../rules/machines';
import { accountOf, originOf } from '../store/account';
import type { StoredRecord } from '../store/table';
import { sweepSessions, type Session } from './sessions/age';
import { completeSession } from './sessions/complete';

/** Throws 422 when a session in this status does not accept the event: only a pending one can change. */
function assertAccepts({ value }: StoredRecord<Session>, event: 'update' | 'delete'): void {
  if (findTransition(sessionMachine, value.status, event) === undefined) throw new Refusal(422);
}

function find(call: CallContext & { path: { id: number } }): StoredRecord<Session> {
  sweepSessions(call);
  return findRecord(call, 'sessions');
}

function createSession(call: Call<'createSession'>): Session {
  const origin = originOf(accountOf(call.store, call.access.accountId));
  const completed = completeSession(call, call.body);
  const id = call.store.nextId('sessions');
  return createRecord(
    call,
    'sessions',
    {
      ...completed,
      id,
      status: stateAfter(sessionMachine, null, 'create'),
      permalink: `${origin}/checkout/${id}-EXAMPLE`,
      updatable_quantity: call.body.updatable_quantity ?? false,
    },
    { changedAt: call.clock.now() },
  ).value;
}

export const sessions = {
  listSessions: (call) => {
    sweepSessions(call);
    const { status } = call.query;
    return listRecords(call, 'sessions')
      .map(({ value }) => value)
      .filter((value) => status === undefined || value.status === status);
  },
  createSession,
  getSession: (call) => find(call).value,
  updateSession: (call) => {
    const record = find(call);
    assertAccepts(record, 'update');
    updateRecord(record, completeSession(call, call.body));
    record.memory.changedAt = call.clock.now();
    return record.value;
  },
  deleteSession: (call) => {
    assertAccepts(find(call), 'delete');
    return deleteRecord(call, 'sessions');
  },
} satisfies Partial<Handlers>;
