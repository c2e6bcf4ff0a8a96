import type { Json, JsonObject } from '#core/json/json';
import { sum } from '../../tax/price';
import { numberOf, objectsOf } from '../fields';

/** Name and rate as printed: `VAT 19%`. */
export function taxLabel(name: string | null, rate: number, taxStatus: Json | undefined): string {
  if (rate === 0 && taxStatus === 'reverse') return 'Reverse charge';
  return `${name ?? 'Tax'} ${rate}%`;
}

/** The taxes of several lines, those of one kind summed up; in the order in which they first appear. */
export function mergeTaxes(taxes: JsonObject[]): JsonObject[] {
  const merged = new Map<string, JsonObject>();
  for (const tax of taxes) {
    const { amount_cents, ...kind } = tax;
    const key = JSON.stringify(kind);
    const before = numberOf(merged.get(key)?.amount_cents) ?? 0;
    merged.set(key, { ...kind, amount_cents: before + (numberOf(amount_cents) ?? 0) });
  }
  return [...merged.values()];
}

/** Sums of a document in integer cents: `subtotal − discount + taxes = total` (G-API-78). */
export function totalsOf({ items, taxes }: { items: Json; taxes: Json }): {
  subtotal_cents: number;
  discount_cents: number;
  total_cents: number;
} {
  const total = (list: Json, field: string): number =>
    sum(objectsOf(list).map((entry) => numberOf(entry[field]) ?? 0));
  const subtotal_cents = total(items, 'subtotal_cents');
  const discount_cents = total(items, 'discount_cents');
  return {
    subtotal_cents,
    discount_cents,
    total_cents: subtotal_cents - discount_cents + total(taxes, 'amount_cents'),
  };
}
