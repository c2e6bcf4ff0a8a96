import type { CallContext } from '../call';
import { dateOf } from '../clock';
import type { ResponseOf } from '../schema-types';
import { accountOf, originOf } from '../store/account';

type Payment = ResponseOf<'Payment'>;

interface NewPayment {
  /** Integer cents. */
  amountCents: number;
  method: Payment['payment_method'];
  /** `YYYY-MM-DD`; today when absent. */
  date?: string;
  processor?: string | null;
  processorId?: string | null;
}

/** Creates a payment of a document with the next id. */
export function buildPayment(call: CallContext, payment: NewPayment): Payment {
  const id = call.store.nextId('payments');
  const now = call.clock.now();
  return {
    id,
    amount_cents: payment.amountCents,
    created_at: now,
    date: payment.date ?? dateOf(now),
    payment_method: payment.method,
    processor: payment.processor ?? null,
    processor_id: payment.processorId ?? null,
    url: `${originOf(accountOf(call.store, call.access.accountId))}/payments/${id}`,
  };
}
