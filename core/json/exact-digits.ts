import { groupBy } from '../collections/group-by';

/** Numbers as they are written, by how JavaScript prints them: `9223372036854775807` by `9223372036854776000`. */
export type ExactDigits = ReadonlyMap<string, string>;

/** A number whose digits cannot be told from those of another one. */
export interface LostDigits {
  written: string;
  printed: string;
  /** Which of the texts has it, and from which character on. */
  text: number;
  offset: number;
}

/** Quickly sees that no number of a text is long enough to lose digits, as in nearly all texts. */
const LONG = /[\d.]{16}|0x[\da-f]{14}/i;

/** A number where YAML or JSON has a value of its own. */
const NUMBER =
  /(?<=(?:^|[:,[]|-[ \t])[ \t]*)[+-]?(?:0x[\da-f]+|0o[0-7]+|0b[01]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?)(?=\s*(?:[,\]}]|$)|[ \t]+#)/gim;

/** What is shorter may stand for anything: a count, a date, a status. */
const MIN_LENGTH = 16;

/**
 * Finds the numbers of YAML and JSON texts that JavaScript prints as others, because it keeps 15 to 17 digits. Those that
 * it prints alike, and one that stands as such in a text, are lost.
 * @see https://spec.openapis.org/registry/format/int64
 */
export function findExactDigits(texts: readonly string[]): { exact: ExactDigits; lost: LostDigits[] } {
  const found = texts.flatMap((text, index) => (LONG.test(text) ? longNumbersOf(text, index) : []));
  const exact = new Map<string, string>();
  const lost: LostDigits[] = [];
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

/** Gives the numbers in a text that was made of such values their digits again. */
export function restoreDigits(exact: ExactDigits): (text: string) => string {
  if (exact.size === 0) return (text) => text;
  const printed = [...exact.keys()].map((number) => number.replace(/[.+]/g, '\\$&'));
  const numbers = new RegExp(`(?<!\\d|\\d\\.)(?:${printed.join('|')})(?!\\.?\\d)`, 'g');
  return (text) => text.replace(numbers, (number) => exact.get(number)!);
}

function longNumbersOf(text: string, index: number): LostDigits[] {
  return [...text.matchAll(NUMBER)]
    .map(({ 0: token, index: offset }) => ({ written: decimalOf(token), text: index, offset }))
    .filter(({ written }) => written.length >= MIN_LENGTH || /e/i.test(written))
    .map((number) => ({ ...number, printed: String(Number(number.written)) }));
}

/** `0x7FFF` and `+1` as JSON writes them. */
function decimalOf(token: string): string {
  const [, sign, unsigned] = /^([+-]?)(0[xob].+)$/i.exec(token) ?? [];
  const number = unsigned === undefined ? token : `${sign}${BigInt(unsigned.toLowerCase())}`;
  return number.replace(/^\+/, '');
}

/** The same text for all ways to write one number: `15e-1` for `1.50`. */
function valueOf(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const shown = digits.replace(/0+$/, '');
  return `${sign}${shown}e${Number(exponent) - fraction.length + digits.length - shown.length}`;
}
