import type { Handlers } from '../call';
import { createRecord } from '../records/create-record';
import { deleteRecord, findRecord, listRecords, updateRecord } from '../records/records';
import { containsText } from '../records/search';
import { Refusal } from '../refusal';
import type { RequestOf } from '../schema-types';
import { accountOf, originOf } from '../store/account';

/** Throws 422 when a product that is taxed by country has no country, or null (G-API-96). */
function rejectWithoutCountry({ tax_based_on, country = null }: RequestOf<'ProductUpdate'>): void {
  if (tax_based_on === 'country' && country === null) throw new Refusal(422, { country: ["can't be blank"] });
}

export const products = {
  listProducts: (call) =>
    listRecords(call, 'items')
      .map(({ value }) => value)
      .filter(({ code, name }) => containsText(call.query.q, [code, name])),
  createProduct: (call) => {
    const account = accountOf(call.store, call.access.accountId);
    const id = call.store.nextId('items');
    return createRecord(call, 'items', {
      ...call.body,
      id,
      currency: call.body.currency ?? account.currency,
      created_at: call.clock.now(),
      url: `${originOf(account)}/api/items/${id}`,
    }).value;
  },
  getProduct: (call) => findRecord(call, 'items').value,
  updateProduct: (call) => {
    const record = findRecord(call, 'items');
    rejectWithoutCountry({ ...record.value, ...call.body });
    return updateRecord(record, call.body).value;
  },
  deleteProduct: (call) => deleteRecord(call, 'items'),
} satisfies Partial<Handlers>;
