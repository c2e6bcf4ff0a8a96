/** Upper bound of amounts: from here on, hundredths are not exact. */
export const MAX_AMOUNT = 90_000_000_000_000;

const MAX_CENTS = MAX_AMOUNT * 100;

/** A computed amount that a JSON integer cannot represent exactly. */
export class AmountOutOfRange extends Error {}

/** Returns computed integer cents. Throws when they are out of range. */
export function exactCents(cents: number): number {
  if (Math.abs(cents) >= MAX_CENTS) throw new AmountOutOfRange(`${cents} cents are out of range.`);
  return cents;
}
