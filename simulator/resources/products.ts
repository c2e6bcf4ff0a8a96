import type { JsonObject } from '#core/json/json';
import { Refusal, type Handlers } from '../call';
import { accountOf, originOf } from '../store/account';
import { createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';
import { containsText } from './search';

const RESOURCE = 'items';

/** Throws 422 when a product that is taxed by country names none (G-API-96): null is none. */
function refuseWithoutCountry({ tax_based_on, country = null }: JsonObject): void {
  if (tax_based_on === 'country' && country === null) throw new Refusal(422, { country: ["can't be blank"] });
}

export const products: Handlers = {
  listProducts: (call) =>
    listRecords(call, RESOURCE)
      .map(({ value }) => value)
      .filter(({ code, name }) => containsText(call.query.q, [code, name])),
  createProduct: (call) => {
    refuseWithoutCountry(call.body);
    const account = accountOf(call.store, call.access.accountId);
    return createRecord(call, { resource: RESOURCE, schema: 'Product', form: 'ProductCreate' }, (id) => ({
      currency: call.body.currency ?? account.currency,
      created_at: call.clock.now(),
      url: `${originOf(account)}/api/items/${id}`,
    })).value;
  },
  getProduct: (call) => findRecord(call, RESOURCE).value,
  updateProduct: (call) => {
    const record = findRecord(call, RESOURCE);
    refuseWithoutCountry({ ...record.value, ...call.body });
    return updateRecord(record, call.body).value;
  },
  deleteProduct: (call) => deleteRecord(call, RESOURCE),
};
