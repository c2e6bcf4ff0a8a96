import { Refusal } from '../refusal';
import type { CallContext } from '../call';
import type { Records, Resource } from '../store/resources';
import { ownerOf } from '../store/owners';
import type { StoredRecord } from '../store/table';

/** A call that names one record in its path. */
type CallOfRecord<R extends Resource> = CallContext & { path: { id: Records[R]['id'] } };

/** The records of `resource` that belong to the caller, newest first. */
export function listRecords<R extends Resource>(
  { store, access }: CallContext,
  resource: R,
): StoredRecord<Records[R]>[] {
  return store
    .table(resource)
    .list()
    .filter((record) => belongsTo(record, resource, access.accountId));
}

/** A record belongs to the account that made it; a connected account also to itself. */
function belongsTo(
  { id, accountId }: { id: unknown; accountId: number },
  resource: Resource,
  caller: number,
): boolean {
  return accountId === caller || (resource === 'accounts' && id === caller);
}

/**
 * The record of `resource` that the path names.
 * Throws 404 when there is no such record, 401 when it belongs to another account, 403 when it is hidden from callers.
 */
export function findRecord<R extends Resource>(call: CallOfRecord<R>, resource: R): StoredRecord<Records[R]> {
  const { id } = call.path;
  rejectHidden(call, resource);
  const record = call.store.table(resource).get(id);
  if (record === undefined) throw new Refusal(404);
  if (!belongsTo(record, resource, call.access.accountId)) throw rejectForeign();
  return record;
}

function rejectHidden<R extends Resource>({ path, access, store }: CallOfRecord<R>, resource: R): void {
  if (path.id !== store.seed.hiddenIds[resource]) return;
  if (ownerOf(store.seed, resource) !== access.accountId) throw rejectForeign();
  throw new Refusal(403, 'default', { rule: 'hidden-record' });
}

function rejectForeign(): Refusal {
  return new Refusal(401, 'default', { rule: 'foreign-record' });
}

/** Changes the fields that were sent, and only those (G-API-65). */
export function updateRecord<T extends { id: number | string }>(
  record: StoredRecord<T>,
  changes: Partial<NoInfer<T>>,
): StoredRecord<T> {
  record.value = { ...record.value, ...changes };
  return record;
}

/** Removes a record of the caller. */
export function deleteRecord<R extends Resource>(call: CallOfRecord<R>, resource: R): undefined {
  call.store.table(resource).delete(findRecord(call, resource).id);
}
