import type { CallContext } from '../call';
import { listRecords } from '../records/records';
import { Refusal } from '../refusal';
import type { Records } from '../store/resources';
import { sum } from '../tax/price';

type Invoice = Records['invoices'];

/**
 * Throws 422 for `field` when the credit notes of the invoice that `credit` belongs to are above its total together
 * (G-API-121). Called once the credit note is stored: a refused call leaves nothing behind.
 */
export function refuseAboveInvoice(
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
 * What is credited of an invoice, in integer cents: not by credit notes that are void, not in another currency, and not
 * by those of the seed, because the documented calls issue them once more.
 */
function creditedCents(call: CallContext, { id, currency }: Invoice): number {
  const credits = listRecords(call, 'credits')
    .filter((record) => !call.store.isSeeded('credits', record.id))
    .map(({ value }) => value)
    .filter((value) => value.related_document?.id === id && value.currency === currency)
    .filter(({ state }) => state !== 'void');
  return sum(credits.map(({ total_cents }) => total_cents));
}
