import type { Engine, Layer } from '../engine';
import { Refusal } from '../refusal';
import type { Store } from '../store/store';

const DOCUMENTS = ['invoices', 'credits', 'expenses'] as const;

const MAKES_DOCUMENT = new Set(['createInvoice', 'createCredit', 'createExpense', 'createTransaction']);

/** Allows at most 200 documents (G-SB-05): two headers report the count, and the next one returns 422. */
export function limitDocuments({ contract }: Engine): Layer {
  const { documentLimit } = contract.sandbox;
  const [limitHeader = '', remainingHeader = ''] = documentLimit.headers;
  return async (context, next) => {
    const { store } = context.get('world');
    if (MAKES_DOCUMENT.has(context.get('operation').id) && countDocuments(store) >= documentLimit.max) {
      throw new Refusal(
        422,
        { documents: [`are limited to ${documentLimit.max}`] },
        { rule: 'document-limit' },
      );
    }
    await next();
    context.res.headers.set(limitHeader, String(documentLimit.max));
    context.res.headers.set(remainingHeader, String(documentLimit.max - countDocuments(store)));
  };
}

function countDocuments(store: Store): number {
  return DOCUMENTS.flatMap((resource) => store.table(resource).list()).length;
}
