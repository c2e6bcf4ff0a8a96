import type { Json, JsonObject } from '#core/json/json';
import { Refusal, type Call } from '../call';
import type { RecordId, StoredRecord } from '../store/table';

/** The records of `resource` that the caller may see, newest first. */
export function listRecords({ store, access }: Call, resource: string): StoredRecord[] {
  return store
    .table(resource)
    .list()
    .filter((record) => belongsTo(record, resource, access.accountId) && !record.isHidden);
}

/** A record belongs to the account that made it; a connected account also to itself. */
function belongsTo({ id, accountId }: StoredRecord, resource: string, caller: number): boolean {
  return accountId === caller || (resource === 'accounts' && id === caller);
}

/**
 * The record of `resource` with this id, by default the `id` of the path.
 * Throws: 404 no such record, 401 it belongs to another account, 403 it is hidden for administrators.
 */
export function findRecord(call: Call, resource: string, id: RecordId = call.path.id ?? ''): StoredRecord {
  const record = call.store.table(resource).get(id);
  if (record === undefined) throw new Refusal(404);
  if (!belongsTo(record, resource, call.access.accountId))
    throw new Refusal(401, 'default', { rule: 'foreign-record' });
  if (record.isHidden) throw new Refusal(403, 'default', { rule: 'hidden-record' });
  return record;
}

/** What a new record starts from. */
interface NewRecord {
  resource: string;
  /** Component whose empty object an answer holds. */
  schema: string;
  /** Component of the request, where it has defaults of its own. */
  form?: string;
  memory?: Record<string, Json>;
}

/**
 * Stores a new record of the caller's account: the empty object of `schema`, the defaults of `form`, then what was
 * sent, then `computed` (read-only fields, for which the id is already known).
 */
export function createRecord(
  call: Call,
  { resource, schema, form = schema, memory }: NewRecord,
  computed: (id: number) => JsonObject = () => ({}),
): StoredRecord {
  const value = { ...blankOf(call, schema), ...blankOf(call, form), ...call.body };
  const record = call.store.insert(resource, call.access.accountId, value, memory);
  record.value = { ...record.value, ...computed(record.id as number) };
  return record;
}

/** Changes the fields that were sent, and only those (G-API-65). */
export function updateRecord(record: StoredRecord, changes: JsonObject): StoredRecord {
  record.value = { ...record.value, ...changes };
  return record;
}

/** Removes a record of the caller. */
export function deleteRecord(call: Call, resource: string): undefined {
  call.store.table(resource).delete(findRecord(call, resource).id);
}

/** An object of the component `schema` as a response holds it when nothing was sent: defaults, and null elsewhere. */
export function blankOf({ contract }: Call, schema: string): JsonObject {
  const blank = contract.blanks[schema];
  if (blank === undefined) throw new Error(`The contract holds no object schema ${schema}.`);
  return structuredClone(blank);
}
