import type { Handlers } from '../call';
import { createContact, fullName } from '../records/create-contact';
import { deleteRecord, findRecord, listRecords, updateRecord } from '../records/records';
import { containsText } from '../records/search';

export const contacts = {
  listContacts: (call) => {
    const { q, processor_id: processorId } = call.query;
    return listRecords(call, 'contacts')
      .map(({ value }) => value)
      .filter(({ full_name, email, tax_id }) => containsText(q, [full_name, email, tax_id]))
      .filter(({ processor_id }) => processorId === undefined || processor_id === processorId);
  },
  createContact: (call) => createContact(call, call.body),
  getContact: (call) => findRecord(call, 'contacts').value,
  updateContact: (call) => {
    const record = updateRecord(findRecord(call, 'contacts'), call.body);
    return updateRecord(record, { full_name: fullName(record.value) }).value;
  },
  deleteContact: (call) => deleteRecord(call, 'contacts'),
} satisfies Partial<Handlers>;
