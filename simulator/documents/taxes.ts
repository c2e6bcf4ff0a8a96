import type { Records } from '../store/resources';
import type { Shown } from '../schema-types';
import { sum } from '../tax/price';
import { inRange } from './in-range';

type Tax = Shown<'DocumentTax'>;

/** Name and rate as printed: `VAT 19%`. */
export function taxLabel(
  name: string | null,
  rate: number,
  taxStatus: Records['contacts']['tax_status'],
): string {
  if (rate === 0 && taxStatus === 'reverse') return 'Reverse charge';
  return `${name ?? 'Tax'} ${rate}%`;
}

/** The taxes of several lines, those of one kind summed up; in the order in which they first appear. */
function mergeTaxes(taxes: Tax[]): Tax[] {
  const merged = new Map<string, Tax>();
  for (const tax of taxes) {
    const { amount_cents, ...kind } = tax;
    const key = JSON.stringify(kind);
    const before = merged.get(key)?.amount_cents ?? 0;
    merged.set(key, { ...kind, amount_cents: sum([before, amount_cents]) });
  }
  return [...merged.values()];
}

/** Sums of a document in integer cents. */
export interface Totals {
  subtotal_cents: number;
  discount_cents: number;
  total_cents: number;
}

/** The taxes of a document, merged, and its sums. Throws 422 for `items` when one of them is out of range. */
export function sumUp(items: Shown<'DocumentItem'>[], taxesOfLines: Tax[]): Totals & { taxes: Tax[] } {
  return inRange('items', () => {
    const taxes = mergeTaxes(taxesOfLines);
    return { taxes, ...totalsOf(items, taxes) };
  });
}

/** `subtotal − discount + taxes = total` (G-API-78). */
function totalsOf(items: Shown<'DocumentItem'>[], taxes: Tax[]): Totals {
  const subtotal_cents = sum(items.map((item) => item.subtotal_cents));
  const discount_cents = sum(items.map((item) => item.discount_cents));
  return {
    subtotal_cents,
    discount_cents,
    total_cents: sum([subtotal_cents, -discount_cents, ...taxes.map((tax) => tax.amount_cents)]),
  };
}
