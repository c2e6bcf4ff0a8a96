import type { Json, JsonObject } from '#core/json/json';
import { dateOf } from '../../clock';
import type { Call } from '../../call';
import { accountOf, originOf } from '../../store/account';

export interface NewPayment {
  /** Integer cents. */
  amountCents: number;
  method: Json;
  /** `YYYY-MM-DD`; today when absent. */
  date?: string;
  processor?: Json;
  processorId?: Json;
}

/** A payment of a document, under the next id. */
export function buildPayment(call: Call, payment: NewPayment): JsonObject {
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
