/** Parts of one: six decimals are enough for every rate, price and quantity of the examples. */
export const ONE = 1_000_000n;

/** Turns a decimal number into millionths without a detour over binary fractions. */
export function toMillionths(value: number | string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,6}))?$/.exec(String(value)) ?? [];
  if (sign === undefined) throw new Error(`Not a decimal number: ${value}`);
  return BigInt(`${sign}${whole}${fraction.padEnd(6, '0')}`);
}

/** Divides two positive integers, half up. */
export const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/** Turns a decimal amount into cents, half up. */
export const toCents = (amount: number | string): bigint => divideHalfUp(toMillionths(amount) * 100n, ONE);
