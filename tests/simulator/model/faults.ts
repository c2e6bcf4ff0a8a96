import type { Call } from '../../../simulator/call';
import type { OperationId } from '../../../simulator/operation-types';
import { handlers } from '../../../simulator/resources/index';
import { changeIssued } from '../../../simulator/documents/change-issued';
import { showDocument } from '../../../simulator/documents/show';
import { findRecord, updateRecord } from '../../../simulator/records/records';
import { completeSession } from '../../../simulator/resources/sessions/complete';
import type { Credential } from '../../../simulator/store/tokens';
import type { Faults } from './real';

/** A simulator with one handler that does something else. */
function withHandler<Id extends OperationId>(
  id: Id,
  change: (original: (typeof handlers)[Id], call: Call<Id>) => unknown,
): Faults {
  const original = handlers[id];
  return { handlers: { ...handlers, [id]: (call: Call<Id>) => change(original, call) } };
}

/** Faults that keep every schema of the description, so that only the model can find them. */
export const faults: { title: string; faults: Faults; finds: RegExp }[] = [
  {
    title: 'a total one cent too high',
    faults: withHandler('createInvoice', (original, call) => {
      const shown = original(call);
      return { ...shown, total_cents: shown.total_cents + 1 };
    }),
    finds: /total of a new invoice/,
  },
  {
    title: 'a final invoice that takes any change',
    faults: withHandler('updateInvoice', (_, call) =>
      showDocument(call, changeIssued(call, 'invoices', findRecord(call, 'invoices'), call.body)),
    ),
    finds: /PUT \/invoices/,
  },
  {
    title: 'a delivery that makes nothing final',
    faults: withHandler('deliverInvoice', () => undefined),
    finds: /PUT \/invoices/,
  },
  {
    title: 'a credit note that can be voided twice',
    faults: withHandler('voidCredit', (_, call) =>
      showDocument(call, updateRecord(findRecord(call, 'credits'), { state: 'void' })),
    ),
    finds: /void/,
  },
  {
    title: 'a credit note above its invoice',
    faults: withHandler('createCredit', (original, call) => {
      const { credited_amount: _, ...body } = call.body;
      return original({ ...call, body });
    }),
    finds: /POST \/credits|total of a credit note/,
  },
  {
    title: 'a voided credit note that is paid again',
    faults: withHandler('getCredit', (original, call) => ({
      ...original(call),
      state: 'paid',
    })),
    finds: /state of a voided credit note/,
  },
  {
    title: 'a number that comes twice',
    faults: withHandler('createInvoice', (original, call) => {
      const shown = original(call);
      const record = call.store.table('invoices').get(shown.id);
      if (record) updateRecord(record, { number: '2024-00045' });
      return shown;
    }),
    finds: /number/,
  },
  {
    title: 'a list with the oldest first',
    faults: withHandler('listContacts', (original, call) => original(call).toReversed()),
    finds: /ids of contacts|page/,
  },
  {
    title: 'a list that loses its newest record',
    faults: withHandler('listExpenses', (original, call) => original(call).slice(1)),
    finds: /ids of expenses/,
  },
  {
    title: 'a deleted contact that is still there',
    faults: withHandler('deleteContact', () => undefined),
    finds: /GET \/contacts/,
  },
  {
    title: 'a session that nobody abandons',
    faults: withHandler('getSession', (original, call) => {
      const shown = original(call);
      return shown.status === 'abandoned' ? { ...shown, status: 'pending' } : shown;
    }),
    finds: /status of session/,
  },
  {
    title: 'an abandoned session that can be changed',
    faults: withHandler(
      'updateSession',
      (_, call) => updateRecord(findRecord(call, 'sessions'), completeSession(call, call.body)).value,
    ),
    finds: /PUT \/checkout\/sessions/,
  },
  {
    title: 'a report that is never ready',
    faults: withHandler('getReportRequest', (_, call) => findRecord(call, 'requests').value),
    finds: /state of a report request/,
  },
  {
    title: 'an expense that is paid twice',
    faults: withHandler('updateExpense', (original, call) => {
      const shown = original(call);
      const [payment] = shown.payments;
      return { ...shown, payments: payment ? [payment, payment] : [] };
    }),
    finds: /payments of an expense/,
  },
  {
    title: 'a token that may write all of a sudden',
    faults: withCredential('at_EXAMPLE_READ_ONLY', (credential) => ({ ...credential, scope: 'read_write' })),
    finds: /401/,
  },
  {
    title: 'a token that lives longer when it is used',
    faults: withCredential('at_EXAMPLE_READ_WRITE', (credential, now) => ({ ...credential, issuedAt: now })),
    finds: /GET \/authorization/,
  },
  {
    title: 'calls that nobody counts',
    faults: { response: withHeader('X-RateLimit-Remaining', '99') },
    finds: /X-RateLimit-Remaining/,
  },
  {
    title: 'pages that never have more',
    faults: { response: withHeader('X-Pages-HasMore', 'false') },
    finds: /next page|ids of|page/,
  },
];

/** A simulator that changes a token whenever somebody asks who they are. */
function withCredential(token: string, change: (known: Credential, now: number) => Credential): Faults {
  return withHandler('getAuthorization', (original, call) => {
    const known = call.store.credentials.get(token);
    if (known) call.store.credentials.set(token, change(known, call.clock.now()));
    return original(call);
  });
}

function withHeader(name: string, value: string): Faults['response'] {
  return ({ status, headers, body }) => {
    const changed = new Headers(headers);
    if (changed.has(name)) changed.set(name, value);
    return new Response(body, { status, headers: changed });
  };
}
