import type { Json, JsonObject } from '#core/json/json';
import { must, mustBe } from './must';

/** One line of a new invoice; integers, so that everything can be computed in cents. */
export interface Line {
  /** Integer cents. */
  unitCents: number;
  quantity: number;
  /** Percent. */
  discountRate: number;
  /** Percent. */
  taxRate: number;
}

/** Total of an invoice with these lines in cents: each discount and each tax is rounded half up, line by line. */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { unitCents, quantity, discountRate, taxRate }) => {
    const subtotal = unitCents * quantity;
    const net = subtotal - percentOf(subtotal, discountRate);
    return sum + net + percentOf(net, taxRate);
  }, 0);
}

/** Rounds half up, with integers only. */
function percentOf(cents: number, percent: number): number {
  return Math.floor((cents * percent + 50) / 100);
}

/** Every sum of a document adds up: lines to subtotal and discount, taxes and these to the total. */
export function mustAddUp(document: JsonObject): void {
  const { id, subtotal_cents: subtotal, discount_cents: discount, total_cents: total } = document;
  if (typeof subtotal !== 'number' || typeof discount !== 'number' || typeof total !== 'number') return;
  mustBe(sumOf(document.items, 'subtotal_cents'), subtotal, `subtotal of document ${Number(id)}`);
  mustBe(sumOf(document.items, 'discount_cents'), discount, `discount of document ${Number(id)}`);
  mustBe(
    subtotal - discount + sumOf(document.taxes, 'amount_cents'),
    total,
    `total of document ${Number(id)}`,
  );
  must(
    Number.isInteger(total),
    `total of document ${Number(id)} is not an integer number of cents: ${total}`,
  );
}

function sumOf(list: Json | undefined, member: string): number {
  const entries = Array.isArray(list) ? (list as JsonObject[]) : [];
  return entries.reduce((sum, entry) => sum + Number(entry[member]), 0);
}
