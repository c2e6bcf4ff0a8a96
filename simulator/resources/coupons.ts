import type { JsonObject } from '#core/json/json';
import { Refusal, type FieldErrors, type Handlers } from '../call';
import { createRecord, deleteRecord, findRecord, listRecords, updateRecord } from './records';

const RESOURCE = 'coupons';

const MISSING = ["can't be blank"];

/** Throws 422 when a coupon has no discount of its kind (G-API-13): null is none, and an update may have taken it away. */
function refuseWithoutDiscount(coupon: JsonObject): void {
  const needed = coupon.kind === 'amount_off' ? ['amount_off', 'currency'] : ['percent_off'];
  const missing = needed.filter((field) => (coupon[field] ?? null) === null);
  if (missing.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(missing.map((field) => [field, MISSING]));
  throw new Refusal(422, errors);
}

export const coupons: Handlers = {
  listCoupons: (call) => listRecords(call, RESOURCE).map(({ value }) => value),
  createCoupon: (call) => {
    refuseWithoutDiscount(call.body);
    return createRecord(call, { resource: RESOURCE, schema: 'Coupon' }, () => ({ times_redeemed: 0 })).value;
  },
  getCoupon: (call) => findRecord(call, RESOURCE).value,
  updateCoupon: (call) => {
    const record = findRecord(call, RESOURCE);
    refuseWithoutDiscount({ ...record.value, ...call.body });
    return updateRecord(record, call.body).value;
  },
  deleteCoupon: (call) => deleteRecord(call, RESOURCE),
};
