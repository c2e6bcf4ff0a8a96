import type { Engine, Layer } from '../engine';
import { Refusal } from '../refusal';
import type { Store } from '../store/store';

const DOCUMENTS = ['invoices', 'credits', 'expenses'] as const;

const MAKES_DOCUMENT = new Set(['createInvoice', 'createCredit', 'createExpense', 'createTransaction']);

/** At most 200 documents (G-SB-05): two headers count them, one more returns 422. */
export function limitDocuments({ contract }: Engine): Layer {
  const { documentLimit } = contract.sandbox;
  const [limitHeader = '', remainingHeader = ''] = documentLimit.headers;
  return async (exchange, next) => {
    const { store } = exchange.get('world');
    if (MAKES_DOCUMENT.has(exchange.get('operation').id) && countDocuments(store) >= documentLimit.max) {
      throw new Refusal(
        422,
        { documents: [`are limited to ${documentLimit.max}`] },
        { rule: 'document-limit' },
      );
    }
    await next();
    exchange.res.headers.set(limitHeader, String(documentLimit.max));
    exchange.res.headers.set(remainingHeader, String(documentLimit.max - countDocuments(store)));
  };
}

function countDocuments(store: Store): number {
  return DOCUMENTS.flatMap((resource) => store.table(resource).list()).length;
}
