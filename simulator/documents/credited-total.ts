import type { CallContext } from '../call';
import { listRecords } from '../records/records';
import { Refusal } from '../refusal';
import type { Records } from '../store/resources';
import { sum } from '../tax/price';

type Invoice = Records['invoices'];

/**
 * Throws 422 for `field` when the credit notes of the invoice of `credit` exceed its total (G-API-121). Called after the
 * credit note is stored, because a refused call is rolled back.
 */
export function rejectAboveInvoice(
  call: CallContext,
  credit: Pick<Records['credits'], 'related_document'>,
  field: string,
): void {
  const invoice = listRecords(call, 'invoices').find(({ id }) => id === credit.related_document?.id);
  if (invoice === undefined || creditedCents(call, invoice.value) <= invoice.value.total_cents) return;
  throw new Refusal(
    422,
    { [field]: ['would be credited above the total of the invoice'] },
    { rule: 'credited-twice' },
  );
}

/**
 * The credited amount of an invoice in integer cents. Ignores credit notes that are void, in another currency, or from the
 * seed, which the documented calls issue again.
 */
function creditedCents(call: CallContext, { id, currency }: Invoice): number {
  const credits = listRecords(call, 'credits')
    .filter((record) => !call.store.isSeeded('credits', record.id))
    .map(({ value }) => value)
    .filter((value) => value.related_document?.id === id && value.currency === currency)
    .filter(({ state }) => state !== 'void');
  return sum(credits.map(({ total_cents }) => total_cents));
}
