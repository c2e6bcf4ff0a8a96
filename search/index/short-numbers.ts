/** Characters that JSON writes as they are. */
const DIGITS = '#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~';

/** Half of them end a number; the others are followed by more digits. So numbers need no separator. */
const BASE = DIGITS.length / 2;

/** Returns numbers as one string, with one character for each that is below 45. @param numbers integers from 0. */
export function writeNumbers(numbers: readonly number[]): string {
  return numbers.map(write).join('');
}

function write(number: number): string {
  const last = DIGITS.charAt(number % BASE);
  return writeLeading(Math.floor(number / BASE)) + last;
}

function writeLeading(number: number): string {
  if (number === 0) return '';
  return writeLeading(Math.floor(number / BASE)) + DIGITS.charAt((number % BASE) + BASE);
}

/** Returns the numbers of `writeNumbers`. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let leading = 0;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    const number = leading * BASE + (digit % BASE);
    if (digit < BASE) numbers.push(number);
    leading = digit < BASE ? 0 : number;
  }
  return numbers;
}
