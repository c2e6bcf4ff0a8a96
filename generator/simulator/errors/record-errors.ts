import type { Json } from '#core/json/json';
import type { Operation } from '../../model/api-model';
import type { ErrorPair } from '#core/contracts/reproductions';
import { emptyCall, plainCall, withBody, withId } from './pair-call';
import { wrongField } from './wrong-field';
import type { MergeSchema } from '../../model/schema/merge-schema';

/** What a record or a rule forbids, where the operation has such a rule; everything else is refused by its schema. */
const REFUSED_BODIES: Record<string, { cause: string; id?: string; body: Json }> = {
  createCredit: {
    cause: '`credited_amount` is above the total of the invoice.',
    body: { invoice_id: 90420, credited_amount: 1_000_000 },
  },
  updateInvoice: {
    cause: 'Invoice 90210 is paid, so it is final and does not take another `currency`.',
    id: '90210',
    body: { currency: 'USD' },
  },
  updateCredit: {
    cause: 'Credit note 90377 is paid, so it is final and does not take another `currency`.',
    id: '90377',
    body: { currency: 'USD' },
  },
  createWebhook: {
    cause: 'The `url` does not answer 200 to a HEAD request.',
    body: { url: 'https://shop.example/hooks/404', events_types: ['invoice.created'] },
  },
  updateWebhook: {
    cause: 'The `url` does not answer 200 to a HEAD request.',
    body: { url: 'https://shop.example/hooks/404' },
  },
};

/** The session of the world that is over. */
const COMPLETED_SESSION = '1497';

/** 410: these records cannot be deleted. */
export function gone(operation: Operation): ErrorPair {
  return { cause: 'Invoices and credit notes are never deleted.', request: plainCall(operation) };
}

/** 422: what the record or the schema of the body does not allow. Nothing keeps other records from being deleted. */
export function unprocessable(operation: Operation, merge: MergeSchema): ErrorPair | undefined {
  const { id } = operation;
  const refused = REFUSED_BODIES[id];
  if (refused) {
    const call = refused.id === undefined ? plainCall(operation) : withId(operation, refused.id);
    return { cause: refused.cause, request: withBody(call, refused.body) };
  }
  if (id === 'updateSession' || id === 'deleteSession') return completedSession(operation);
  if (id === 'voidCredit')
    return { cause: 'The credit note is void already.', request: plainCall(operation), times: 2 };
  if (id === 'deliverInvoice' || id === 'deliverCredit') return withoutEmail(operation);
  const wrong = wrongField(operation, merge);
  return wrong && { cause: wrong.cause, request: withBody(plainCall(operation), wrong.body) };
}

function completedSession(operation: Operation): ErrorPair {
  return {
    cause: `Session ${COMPLETED_SESSION} is completed; only a pending one can be changed.`,
    request: emptyCall(operation, withId(operation, COMPLETED_SESSION)),
  };
}

function withoutEmail(operation: Operation): ErrorPair {
  const call = plainCall(operation);
  const contact = { ...call, method: 'PUT', path: '/contacts/60312' };
  return {
    cause: 'The contact of the document has no e-mail address any more.',
    before: [withBody(contact, { email: null })],
    request: call,
  };
}
