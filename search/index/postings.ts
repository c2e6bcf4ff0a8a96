import type { FieldName } from './fields';
import { fromDeltas, toDeltas } from './deltas';
import { readNumbers, writeNumbers } from './short-numbers';

/** The records that contain a word, with a score and a bit set of fields for each. */
export interface Postings {
  records: number[];
  scores: number[];
  /** Sums of `FIELD_BITS`, and of `WHOLE`. */
  fields: number[];
}

/** The concatenated postings of many words, as one list of short numbers per property, which compresses best. */
export interface PackedPostings {
  /** Number of records of each word, as `writeNumbers` writes them. */
  counts: string;
  /** Differences between the records of a word, written in the same way. */
  deltas: string;
  /** Quantized scores, in base 36. */
  steps: string;
  /** One digit each, in base 32. */
  fields: string;
}

export const FIELD_BITS: Record<FieldName, number> = { title: 1, parents: 2, keywords: 4, content: 8 };

/** The word is the name of the record: all of its title, or one of its keywords. */
export const WHOLE = 16;

/** Resolution of scores: those that differ by more than 1.6 % remain distinct. */
const STEPS = 64;

/** @param postings one per word, sorted by record. */
export function packPostings(postings: readonly Postings[]): PackedPostings {
  const deltas = postings.flatMap(({ records }) => toDeltas(records));
  const steps = postings.flatMap(({ scores }) => scores.map((score) => Math.round(Math.log(score) * STEPS)));
  return {
    counts: writeNumbers(postings.map(({ records }) => records.length)),
    deltas: writeNumbers(deltas),
    steps: join(steps),
    fields: postings.flatMap(({ fields }) => fields.map((bits) => bits.toString(32))).join(''),
  };
}

export function unpackPostings({ counts, deltas, steps, fields }: PackedPostings): Postings[] {
  const [allGaps, allSteps] = [readNumbers(deltas), split(steps)];
  let start = 0;
  return readNumbers(counts).map((count) => {
    const end = start + count;
    const postings = {
      records: fromDeltas(allGaps.slice(start, end)),
      scores: allSteps.slice(start, end).map((step) => Math.exp(step / STEPS)),
      fields: [...fields.slice(start, end)].map((digit) => parseInt(digit, 32)),
    };
    start = end;
    return postings;
  });
}

function join(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join(' ');
}

function split(text: string): number[] {
  return text === '' ? [] : text.split(' ').map((number) => parseInt(number, 36));
}
