import { dateOf } from '../clock';
import { Refusal, type Call, type Handler, type Handlers } from '../call';
import { accountOf } from '../store/account';
import { createRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'addresses';

/** Addresses are for custom accounts: a standard account gets 406 (G-API-38d). */
const forCustomAccounts =
  (handler: Handler): Handler =>
  (call: Call) => {
    if (accountOf(call.store, call.access.accountId).type === 'standard') {
      throw new Refusal(406, 'account-type', { rule: 'account-type' });
    }
    return handler(call);
  };

const handlers: Handlers = {
  listAddresses: (call) => listRecords(call, RESOURCE).map(({ value }) => value),
  createAddress: (call) =>
    createRecord(call, { resource: RESOURCE, schema: 'Address' }, () => ({
      valid_from: call.body.valid_from ?? `${dateOf(call.clock.now()).slice(0, 4)}-01-01`,
    })).value,
  getAddress: (call) => findRecord(call, RESOURCE).value,
  updateAddress: (call) => updateRecord(findRecord(call, RESOURCE), call.body).value,
};

export const addresses: Handlers = Object.fromEntries(
  Object.entries(handlers).map(([id, handler]) => [id, forCustomAccounts(handler)]),
);
