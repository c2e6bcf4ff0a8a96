import type { CallContext } from '../../call';
import { applyDefaults } from '../../records/create-record';
import { listRecords } from '../../records/records';
import { findProduct, referencedRecord } from '../../records/references';
import { Refusal } from '../../refusal';
import type { RequestOf } from '../../schema-types';
import type { Session } from './age';

type SentSession = RequestOf<'CheckoutSessionUpdate'>;
type Item = NonNullable<Session['items']>[number];

/** The sent fields of a session, completed with those of its products and customer. */
type CompletedSession = Omit<SentSession, 'items' | 'customer'> &
  Partial<Pick<Session, 'items' | 'customer'>>;

/** Completes the sent fields of a session. Throws 422 for an unknown reference. */
export function completeSession(call: CallContext, sent: SentSession): CompletedSession {
  const { items, customer, ...session } = sent;
  if (typeof sent.coupon === 'string') rejectUnknownCoupon(call, sent.coupon);
  return {
    ...session,
    ...(items !== undefined && { items: items && items.map((item) => completeItem(call, item)) }),
    ...(customer !== undefined && { customer: customer && completeCustomer(call, customer) }),
  };
}

function rejectUnknownCoupon(call: CallContext, code: string): void {
  const isKnown = listRecords(call, 'coupons').some(({ value }) => value.code === code);
  if (!isKnown) throw new Refusal(422, { coupon: ['does not exist'] }, { rule: 'unknown-reference' });
}

/** Amount, currency, name and description default to those of the product (G-API-100). */
function completeItem(call: CallContext, item: RequestOf<'CheckoutItem'>): Item {
  const product = findProduct(call, item.product);
  if (product === undefined)
    throw new Refusal(422, { items: ['product does not exist'] }, { rule: 'unknown-reference' });
  const cost = product.unit_cost;
  return {
    product: item.product,
    amount: item.amount ?? (cost === null ? null : Number(cost)),
    currency: item.currency ?? product.currency,
    description: item.description ?? product.description,
    name: item.name ?? product.name,
    quantity: item.quantity ?? 1,
  };
}

function completeCustomer(call: CallContext, customer: RequestOf<'CheckoutCustomer'>): Session['customer'] {
  if (typeof customer.contact === 'number') referencedRecord(call, 'contacts', customer.contact, 'customer');
  return applyDefaults(call, 'CheckoutCustomer', customer);
}
