import type { FieldName } from './fields';
import { fromGaps, toGaps } from './gaps';

/** The records that have a word, by number: how well it fits each, and in which of its fields it stands. */
export interface Postings {
  records: number[];
  scores: number[];
  /** Sums of `FIELD_BITS`. */
  fields: number[];
}

/** The postings of many words, one after another, as lists of short numbers: of one sort each, which compresses best. */
export interface PackedPostings {
  /** How many records each word has, to base 36. */
  counts: string;
  /** Differences between the records of a word, to base 36. */
  gaps: string;
  /** Steps of scores, to base 36. */
  steps: string;
  /** A digit to base 16 for each. */
  fields: string;
}

export const FIELD_BITS: Record<FieldName, number> = { title: 1, parents: 2, keywords: 4, content: 8 };

/** Scores are told apart when they differ by more than 0.2 %. */
const STEPS = 512;

/** @param postings of each word, in the order of their records. */
export function packPostings(postings: readonly Postings[]): PackedPostings {
  const gaps = postings.flatMap(({ records }) => toGaps(records));
  const steps = postings.flatMap(({ scores }) => scores.map((score) => Math.round(Math.log(score) * STEPS)));
  return {
    counts: join(postings.map(({ records }) => records.length)),
    gaps: join(gaps),
    steps: join(steps),
    fields: postings.flatMap(({ fields }) => fields.map((bits) => bits.toString(16))).join(''),
  };
}

export function unpackPostings({ counts, gaps, steps, fields }: PackedPostings): Postings[] {
  const [allGaps, allSteps] = [split(gaps), split(steps)];
  let start = 0;
  return split(counts).map((count) => {
    const end = start + count;
    const postings = {
      records: fromGaps(allGaps.slice(start, end)),
      scores: allSteps.slice(start, end).map((step) => Math.exp(step / STEPS)),
      fields: [...fields.slice(start, end)].map((digit) => parseInt(digit, 16)),
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
