/** Amounts of the currency stay below it: from here on their hundredths are no longer exact. */
export const MAX_AMOUNT = 90_000_000_000_000;

const MAX_CENTS = MAX_AMOUNT * 100;

/** An amount that was computed and that no integer of JSON holds exactly. */
export class AmountOutOfRange extends Error {}

/** The integer cents that were computed. Throws when they are out of range. */
export function exactCents(cents: number): number {
  if (Math.abs(cents) >= MAX_CENTS) throw new AmountOutOfRange(`${cents} cents are out of range.`);
  return cents;
}
