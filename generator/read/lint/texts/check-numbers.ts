import type { Constant } from './constants';
import type { Finding } from './finding';
import type { LimitsBeside } from './limits-beside';
import { type NumberInText, numbersIn } from './numbers-in';

/** The declarations that the numbers in a description have to agree with. */
interface Agreement {
  beside?: LimitsBeside;
  /** Constants that the description declares, by noun. */
  constants: readonly Constant[];
}

const MOST_BEFORE = /\b(?:at most|up to|no more than|capped at|a maximum of)$/i;
const MOST_AFTER = /^(?:at most|or fewer|or less)\b/i;
const LEAST_BEFORE = /\bat least$/i;
const COUNT_BEFORE = /\b(?:one of|these are)(?: the)?$/i;
const COUNT_AFTER = /^values\b/i;
/** Skips `every two months`, which explains a value. */
const LOOSE_BEFORE = /\bevery$/i;

/** Returns a finding for each number in a description that contradicts a declared one. */
export function checkNumbers(text: string, agreement: Agreement): Finding[] {
  return numbersIn(text).flatMap((number) => {
    const allowed = allowedFor(number, agreement);
    if (allowed === undefined || allowed.values.includes(number.value)) return [];
    const values = [...new Set(allowed.values)];
    const instead = values.join(' or ');
    return [
      {
        message: `The text says "${number.written}", but ${allowed.source} ${instead}.\nWrite ${instead}, or change the schema.`,
        ...(values.length === 1 && { replacement: { was: number.written, is: instead } }),
      },
    ];
  });
}

interface Allowed {
  values: number[];
  source: string;
}

function allowedFor(number: NumberInText, agreement: Agreement): Allowed | undefined {
  return boundOf(number, agreement) ?? countOf(number, agreement) ?? constantOf(number, agreement);
}

/** Returns the values allowed in `at most 40 characters`: the limits of the schema described, otherwise any constant. */
function boundOf({ before, after }: NumberInText, { beside, constants }: Agreement): Allowed | undefined {
  const isMost = MOST_BEFORE.test(before) || MOST_AFTER.test(after);
  if (!isMost && !LEAST_BEFORE.test(before)) return undefined;
  const limits = (isMost ? beside?.most : beside?.least) ?? [];
  if (limits.length > 0) return { values: limits, source: 'the limit in the schema is' };
  const values = constants.map(({ value }) => value);
  return isMost && values.length > 0
    ? { values, source: 'the schema has no limit, and the constants are' }
    : undefined;
}

/** Returns the values allowed in `one of the seven tax codes`: the number of values of the enum described. */
function countOf({ before, after }: NumberInText, { beside }: Agreement): Allowed | undefined {
  const counts = beside?.counts ?? [];
  return counts.length > 0 && (COUNT_BEFORE.test(before) || COUNT_AFTER.test(after))
    ? { values: counts, source: 'the number of values in the schema is' }
    : undefined;
}

/**
 * Returns the values allowed in `after seven days`: constants in days, or only those that the sentence names, if it names any; for
 * `30 idle minutes`, constants that count idle minutes.
 */
function constantOf({ before, after }: NumberInText, { constants }: Agreement): Allowed | undefined {
  if (LOOSE_BEFORE.test(before)) return undefined;
  const words =
    after
      .toLowerCase()
      .match(/^[a-z]+(?: [a-z]+)?/)?.[0]
      .split(' ') ?? [];
  const said = [words.slice(0, 1).join(), words.join(' ')];
  const counting = constants.filter(({ nouns }) => nouns.some((noun) => said.includes(noun)));
  const named = counting.filter(({ about }) => about.some((word) => isNamed(word, before, after)));
  const values = (named.length > 0 ? named : counting).map(({ value }) => value);
  return values.length > 0 ? { values, source: 'the description declares' } : undefined;
}

const SENTENCE_END = /[.!?:](?:\s|$)/;
/** Compares this many letters: `removed` names `removal`. */
const STEM = 5;

/** Whether the sentence around a number contains a word. */
function isNamed(word: string, before: string, after: string): boolean {
  const sentence = `${before.split(SENTENCE_END).at(-1)} ${after.split(SENTENCE_END)[0]}`;
  return sentence.toLowerCase().includes(word.slice(0, STEM));
}
