import { editDistance } from './edit-distance';

/** `guid` and `ulid` are not typos of `uuid`. */
const LONG = 4;

/**
 * Whether a name is a typo of another one: different punctuation or case, a letter missing or added, two letters swapped,
 * or one letter of a long name replaced. Names with a different number of digits are different names.
 */
export function isTypo(name: string, intended: string): boolean {
  const [written, wanted] = [lettersOf(name), lettersOf(intended)];
  if (written === wanted) return true;
  if (digitsOf(written).length !== digitsOf(wanted).length) return false;
  if (editDistance(written, wanted, 1) > 1) return false;
  const isReplaced = written.length === wanted.length && sorted(written) !== sorted(wanted);
  return !isReplaced || wanted.length > LONG;
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function digitsOf(name: string): string {
  return name.replaceAll(/\D/g, '');
}

function sorted(letters: string): string {
  return [...letters].sort().join('');
}
