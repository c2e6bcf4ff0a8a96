import type { CallContext } from '../call';
import { Refusal } from '../refusal';
import type { Records } from '../store/resources';
import type { StoredRecord } from '../store/table';
import { centsOf } from '../tax/price';
import { buildLine, lineContext, type DocumentLine } from './lines';
import { showDocument } from './show';

type Invoice = Records['invoices'];

/**
 * The lines of a credit note: those of the whole invoice, or one for `amount` (a decimal number) of its only item.
 * Throws 422 for a part of an invoice with several items, and for an amount that is not above 0 or above the total.
 */
export function creditedLines(
  call: CallContext,
  invoice: StoredRecord<Invoice>,
  amount: number | null,
): DocumentLine[] {
  const { items, taxes, total_cents } = invoice.value;
  if (amount === null) return copiedLines(call, items, taxes);
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) throw new Refusal(422, 'several-items');
  const cents = centsOf(amount);
  if (cents <= 0) throw new Refusal(422, { credited_amount: ['must be greater than 0'] });
  if (cents > total_cents) throw new Refusal(422);
  return [partialLine(call, invoice, item, amount)];
}

/** The lines of the whole invoice with new ids, and the taxes of the document. */
function copiedLines(call: CallContext, items: Invoice['items'], taxes: Invoice['taxes']): DocumentLine[] {
  return items.map((item, index) => ({
    item: { ...item, id: call.store.nextId('document_items') },
    taxes: index === 0 ? structuredClone(taxes) : [],
  }));
}

function partialLine(
  call: CallContext,
  invoice: StoredRecord<Invoice>,
  item: Invoice['items'][number],
  amount: number,
): DocumentLine {
  const context = lineContext(call, showDocument(call, invoice).contact, invoice.value.country);
  const part = { ...item, quantity: 1, discount_rate: null, unit_price: null, total_amount: amount };
  return buildLine(context, part, invoice.memory.taxableParts);
}
