import type { CallContext, Handlers } from '../call';
import { dateOf } from '../clock';
import { createRecord } from '../records/create-record';
import { findRecord, listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import { accountOf } from '../store/account';

/** Only custom accounts have addresses: throws 406 for a standard account (G-API-38d). */
function rejectStandardAccount({ store, access }: CallContext): void {
  if (accountOf(store, access.accountId).type === 'standard') {
    throw new Refusal(406, 'default', { rule: 'account-type' });
  }
}

export const addresses = {
  listAddresses: (call) => {
    rejectStandardAccount(call);
    return listRecords(call, 'addresses').map(({ value }) => value);
  },
  createAddress: (call) => {
    rejectStandardAccount(call);
    return createRecord(call, 'addresses', {
      ...call.body,
      id: call.store.nextId('addresses'),
      valid_from: call.body.valid_from ?? `${dateOf(call.clock.now()).slice(0, 4)}-01-01`,
    }).value;
  },
  getAddress: (call) => {
    rejectStandardAccount(call);
    return findRecord(call, 'addresses').value;
  },
  updateAddress: (call) => {
    rejectStandardAccount(call);
    return updateRecord(findRecord(call, 'addresses'), call.body).value;
  },
} satisfies Partial<Handlers>;
