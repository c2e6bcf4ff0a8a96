import type { Handlers } from '../handler';
import { accountOf, originOf } from '../store/account';
import { createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';
import { containsText } from './search';

const RESOURCE = 'items';

export const products: Handlers = {
  listProducts: (call) =>
    listRecords(call, RESOURCE)
      .map(({ value }) => value)
      .filter(({ code, name }) => containsText(call.query.q, [code, name])),
  createProduct: (call) => {
    const account = accountOf(call.store, call.access.accountId);
    return createRecord(call, { resource: RESOURCE, schema: 'Product' }, (id) => ({
      currency: call.body.currency ?? account.currency,
      created_at: call.clock.now(),
      url: `${originOf(account)}/api/items/${id}`,
    })).value;
  },
  getProduct: (call) => findRecord(call, RESOURCE).value,
  updateProduct: (call) => updateRecord(findRecord(call, RESOURCE), call.body).value,
  deleteProduct: (call) => deleteRecord(call, RESOURCE),
};
