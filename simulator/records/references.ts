import type { CallContext } from '../call';
import { Refusal } from '../refusal';
import type { RequestOf } from '../schema-types';
import type { Records, Resource } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { createContact } from './create-contact';
import { listRecords } from './records';

/**
 * The record that a field of the request references by id. Throws 422 for `field` unless the caller may use it.
 */
export function referencedRecord<R extends Resource>(
  call: CallContext,
  resource: R,
  id: Records[R]['id'],
  field: string,
): StoredRecord<Records[R]> {
  const found = listRecords(call, resource).find((record) => record.id === id);
  if (found === undefined)
    throw new Refusal(422, { [field]: ['does not exist'] }, { rule: 'unknown-reference' });
  return found;
}

/** The contact of a request: an existing one if it has an `id`, else a new one (G-API-73). */
export function resolveContact(
  call: CallContext,
  contact: RequestOf<'ContactInput'>,
  field = 'contact',
): Records['contacts'] {
  if ('id' in contact) return referencedRecord(call, 'contacts', contact.id, field).value;
  return createContact(call, contact);
}

/** The account's product with this code; undefined without a code. */
export function findProduct(
  call: CallContext,
  code: string | null | undefined,
): Records['items'] | undefined {
  if (typeof code !== 'string') return undefined;
  return listRecords(call, 'items').find(({ value }) => value.code === code)?.value;
}
