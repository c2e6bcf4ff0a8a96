import type { CallContext, Handlers } from '../call';
import { dateOf } from '../clock';
import { createRecord } from '../records/create-record';
import { findRecord, listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import { accountOf } from '../store/account';

/** Addresses are for custom accounts: a standard account gets 406 (G-API-38d). */
function refuseStandardAccount({ store, access }: CallContext): void {
  if (accountOf(store, access.accountId).type === 'standard') {
    throw new Refusal(406, 'account-type', { rule: 'account-type' });
  }
}

export const addresses = {
  listAddresses: (call) => {
    refuseStandardAccount(call);
    return listRecords(call, 'addresses').map(({ value }) => value);
  },
  createAddress: (call) => {
    refuseStandardAccount(call);
    return createRecord(call, 'addresses', {
      ...call.body,
      id: call.store.nextId('addresses'),
      valid_from: call.body.valid_from ?? `${dateOf(call.clock.now()).slice(0, 4)}-01-01`,
    }).value;
  },
  getAddress: (call) => {
    refuseStandardAccount(call);
    return findRecord(call, 'addresses').value;
  },
  updateAddress: (call) => {
    refuseStandardAccount(call);
    return updateRecord(findRecord(call, 'addresses'), call.body).value;
  },
} satisfies Partial<Handlers>;
