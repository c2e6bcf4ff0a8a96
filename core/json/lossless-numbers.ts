import { groupBy } from '../collections/group-by';

/** Numbers as written, keyed by how JavaScript prints them: `9223372036854776000` → `9223372036854775807`. */
export type LosslessNumbers = ReadonlyMap<string, string>;

/** A number whose digits cannot be restored, because another number is printed the same way. */
export interface LossyNumber {
  written: string;
  printed: string;
  /** Index of its source, and its offset there. */
  text: number;
  offset: number;
}

/** Quick test that rules out almost every source: none of its numbers is long enough to lose digits. */
const LONG = /[\d.]{16}|0x[\da-f]{14}/i;

/** A number that is a complete YAML or JSON value. */
const NUMBER =
  /(?<=(?:^|[:,[]|-[ \t])[ \t]*)[+-]?(?:0x[\da-f]+|0o[0-7]+|0b[01]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?)(?=\s*(?:[,\]}]|$)|[ \t]+#)/gim;

/** Shorter digits could be anything: a count, a date, a status. */
const MIN_LENGTH = 16;

/**
 * Finds the numbers in YAML and JSON sources that JavaScript prints differently, because it keeps 15 to 17 digits. A number
 * is lost when another one is printed the same way, or when a source contains the printed form itself.
 * @see https://spec.openapis.org/registry/format/int64
 */
export function findLosslessNumbers(texts: readonly string[]): {
  exact: LosslessNumbers;
  lost: LossyNumber[];
} {
  const found = texts.flatMap((text, index) => (LONG.test(text) ? longNumbersOf(text, index) : []));
  const exact = new Map<string, string>();
  const lost: LossyNumber[] = [];
  for (const [printed, numbers] of groupBy(found, ({ printed }) => printed)) {
    const rounded = numbers.filter(({ written }) => valueOf(written) !== valueOf(printed));
    const [first] = rounded;
    if (!first) continue;
    const isAlone = numbers.every(({ written }) => written === first.written);
    if (isAlone && printed.length >= MIN_LENGTH && !texts.some((text) => text.includes(printed)))
      exact.set(printed, first.written);
    else lost.push(...rounded);
  }
  return { exact, lost };
}

/** Returns a function that restores the digits of such numbers in generated source. */
export function restoreDigits(exact: LosslessNumbers): (text: string) => string {
  if (exact.size === 0) return (text) => text;
  const printed = [...exact.keys()].map((number) => number.replace(/[.+]/g, '\\$&'));
  const numbers = new RegExp(`(?<!\\d|\\d\\.)(?:${printed.join('|')})(?!\\.?\\d)`, 'g');
  return (text) => text.replace(numbers, (number) => exact.get(number)!);
}

function longNumbersOf(text: string, index: number): LossyNumber[] {
  return [...text.matchAll(NUMBER)]
    .map(({ 0: token, index: offset }) => ({ written: decimalOf(token), text: index, offset }))
    .filter(({ written }) => written.length >= MIN_LENGTH || /e/i.test(written))
    .map((number) => ({ ...number, printed: String(Number(number.written)) }));
}

/** Converts `0x7FFF` and `+1` to JSON notation. */
function decimalOf(token: string): string {
  const [, sign, unsigned] = /^([+-]?)(0[xob].+)$/i.exec(token) ?? [];
  const number = unsigned === undefined ? token : `${sign}${BigInt(unsigned.toLowerCase())}`;
  return number.replace(/^\+/, '');
}

/** Canonical notation of a number: `15e-1` for `1.50`. */
function valueOf(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const shown = digits.replace(/0+$/, '');
  return `${sign}${shown}e${Number(exponent) - fraction.length + digits.length - shown.length}`;
}
