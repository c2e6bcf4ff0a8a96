import type { CallContext } from '../call';
import type { RequestOf } from '../schema-types';
import { accountOf, originOf } from '../store/account';
import type { Records } from '../store/resources';
import { createRecord } from './create-record';

/** First and last name; for a company its name alone. */
export function fullName({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name?: string | null;
}): string {
  return [first_name, last_name ?? ''].filter((name) => name !== '').join(' ');
}

/** Creates a contact from a create request, or from the new contact inside a document or transaction. */
export function createContact(call: CallContext, data: RequestOf<'ContactData'>): Records['contacts'] {
  const origin = originOf(accountOf(call.store, call.access.accountId));
  const id = call.store.nextId('contacts');
  return createRecord(call, 'contacts', {
    ...data,
    id,
    full_name: fullName(data),
    tax_status: data.tax_status ?? 'taxable',
    permalink: `${origin}/billing/${id}-EXAMPLE`,
    created_at: call.clock.now(),
  }).value;
}
