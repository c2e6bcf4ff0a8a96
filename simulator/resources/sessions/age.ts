import type { CallContext } from '../../call';
import { updateRecord } from '../../records/records';
import { findTransition } from '../../rules/machine';
import { sessionMachine } from '../../rules/machines';
import type { Records } from '../../store/resources';
import type { StoredRecord } from '../../store/table';

export type Session = Records['sessions'];

const DAY = 24 * 60 * 60;

/** Abandons and removes sessions that are due. Called before any operation on sessions. */
export function sweepSessions(call: CallContext): void {
  for (const record of call.store.table('sessions').list()) age(call, record);
}

function age(call: CallContext, record: StoredRecord<Session>): void {
  const { store, clock, contract } = call;
  const { idleMinutes, removalDays } = contract.limits.session;
  const abandonAt = changedAt(record, store.seededAt) + idleMinutes * 60;
  const isIdle = clock.now() >= abandonAt;
  if (findTransition(sessionMachine, record.value.status, 'idle', () => isIdle) !== undefined) {
    updateRecord(record, { status: 'abandoned' });
    call.label('session-idle');
    record.memory.changedAt = abandonAt;
  }
  const isOld = clock.now() >= changedAt(record, store.seededAt) + removalDays * DAY;
  if (findTransition(sessionMachine, record.value.status, 'remove', () => isOld) !== undefined) {
    store.table('sessions').delete(record.id);
    call.label('session-removal');
  }
}

/** Time of the last change of a session, Unix seconds; for seeded ones the time of the seed. */
function changedAt({ memory }: StoredRecord<Session>, seededAt: number): number {
  return memory.changedAt ?? seededAt;
}
