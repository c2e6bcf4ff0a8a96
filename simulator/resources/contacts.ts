import type { JsonObject } from '#core/json/json';
import type { Call, Handlers } from '../call';
import { accountOf, originOf } from '../store/account';
import { createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';
import { containsText } from './search';

const RESOURCE = 'contacts';

/** First and last name; for a company its name alone. */
export function fullName({ first_name, last_name }: JsonObject): string {
  return [first_name, last_name]
    .filter((name): name is string => typeof name === 'string' && name !== '')
    .join(' ');
}

/** Creates a contact from `data`: a create request, or the new contact inside a document or transaction. */
export function createContact(call: Call, data: JsonObject): JsonObject {
  const origin = originOf(accountOf(call.store, call.access.accountId));
  return createRecord(
    { ...call, body: data },
    { resource: RESOURCE, schema: 'Contact', form: 'ContactData' },
    (id) => ({
      full_name: fullName(data),
      tax_status: data.tax_status ?? 'taxable',
      permalink: `${origin}/billing/${id}-EXAMPLE`,
      created_at: call.clock.now(),
    }),
  ).value;
}

export const contacts: Handlers = {
  listContacts: (call) => {
    const { q, processor_id: processorId } = call.query;
    return listRecords(call, RESOURCE)
      .map(({ value }) => value)
      .filter(({ full_name, email, tax_id }) => containsText(q, [full_name, email, tax_id]))
      .filter(({ processor_id }) => processorId === undefined || processor_id === processorId);
  },
  createContact: (call) => createContact(call, call.body),
  getContact: (call) => findRecord(call, RESOURCE).value,
  updateContact: (call) => {
    const record = updateRecord(findRecord(call, RESOURCE), call.body);
    return updateRecord(record, { full_name: fullName(record.value) }).value;
  },
  deleteContact: (call) => deleteRecord(call, RESOURCE),
};
