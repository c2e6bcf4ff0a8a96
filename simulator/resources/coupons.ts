import type { Handlers } from '../call';
import { createRecord } from '../records/create-record';
import { deleteRecord, findRecord, listRecords, updateRecord } from '../records/records';
import { Refusal } from '../refusal';
import type { RequestOf } from '../schema-types';

const MISSING = ["can't be blank"];

/** Throws 422 when a coupon lacks the discount of its kind (G-API-13), which an update may have set to null. */
function rejectWithoutDiscount(coupon: RequestOf<'CouponUpdate'>): void {
  const needed =
    coupon.kind === 'amount_off' ? (['amount_off', 'currency'] as const) : (['percent_off'] as const);
  const missing = needed.filter((field) => (coupon[field] ?? null) === null);
  if (missing.length === 0) return;
  throw new Refusal(422, Object.fromEntries(missing.map((field) => [field, MISSING])));
}

export const coupons = {
  listCoupons: (call) => listRecords(call, 'coupons').map(({ value }) => value),
  createCoupon: (call) => {
    const id = call.store.nextId('coupons');
    return createRecord(call, 'coupons', { ...call.body, id, times_redeemed: 0 }).value;
  },
  getCoupon: (call) => findRecord(call, 'coupons').value,
  updateCoupon: (call) => {
    const record = findRecord(call, 'coupons');
    rejectWithoutDiscount({ ...record.value, ...call.body });
    return updateRecord(record, call.body).value;
  },
  deleteCoupon: (call) => deleteRecord(call, 'coupons'),
} satisfies Partial<Handlers>;
