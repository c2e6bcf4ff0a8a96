import type { Json, JsonObject } from '#core/json/json';
import { Refusal, type Call } from '../../call';
import type { StoredRecord } from '../../store/table';
import { createContact } from '../contacts';
import { listRecords } from '../records';

/**
 * The record that a field of the request names by id, if the caller may use it. Throws 422 for `field` otherwise: the
 * path is right, the body is not.
 */
export function referencedRecord(
  call: Call,
  resource: string,
  id: Json | undefined,
  field: string,
): StoredRecord {
  const found = listRecords(call, resource).find((record) => record.id === id);
  if (found === undefined)
    throw new Refusal(422, { [field]: ['does not exist'] }, { rule: 'unknown-reference' });
  return found;
}

/** The contact of a request: an existing one by `id`, else a new one (G-API-73). */
export function resolveContact(call: Call, contact: JsonObject, field = 'contact'): JsonObject {
  if (contact.id === undefined) return createContact(call, contact);
  return referencedRecord(call, 'contacts', contact.id, field).value;
}

/** Product of the account with this code. */
export function findProduct(call: Call, code: Json | undefined): JsonObject | undefined {
  if (typeof code !== 'string') return undefined;
  return listRecords(call, 'items').find(({ value }) => value.code === code)?.value;
}
