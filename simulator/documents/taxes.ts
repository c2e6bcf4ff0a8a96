import type { Records } from '../store/resources';
import type { ResponseOf } from '../schema-types';
import { sum } from '../tax/price';
import { inRange } from './in-range';

type Tax = ResponseOf<'DocumentTax'>;

/** Name and rate for display: `VAT 19%`. */
export function taxLabel(
  name: string | null,
  rate: number,
  taxStatus: Records['contacts']['tax_status'],
): string {
  if (rate === 0 && taxStatus === 'reverse') return 'Reverse charge';
  return `${name ?? 'Tax'} ${rate}%`;
}

/** Merges the taxes of several lines by kind, in order of first appearance. */
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

/** Totals of a document in integer cents. */
interface Totals {
  subtotal_cents: number;
  discount_cents: number;
  total_cents: number;
}

/** Merges the taxes of a document and computes its totals. Throws 422 for `items` when one is out of range. */
export function computeTotals(
  items: ResponseOf<'DocumentItem'>[],
  taxesOfLines: Tax[],
): Totals & { taxes: Tax[] } {
  return inRange('items', () => {
    const taxes = mergeTaxes(taxesOfLines);
    return { taxes, ...totalsOf(items, taxes) };
  });
}

/** `subtotal − discount + taxes = total` (G-API-78). */
function totalsOf(items: ResponseOf<'DocumentItem'>[], taxes: Tax[]): Totals {
  const subtotal_cents = sum(items.map((item) => item.subtotal_cents));
  const discount_cents = sum(items.map((item) => item.discount_cents));
  return {
    subtotal_cents,
    discount_cents,
    total_cents: sum([subtotal_cents, -discount_cents, ...taxes.map((tax) => tax.amount_cents)]),
  };
}
