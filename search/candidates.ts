import { FIELD_BITS } from './index/postings';
import type { IndexSource } from './index/open-index';
import type { QueryTerm } from './interpret-query';

/**
 * The records that have words of a query. The other lists are tables with a row for each record and a column for each term:
 * a common word is in many thousand records, and an object for each would take longer than the rest of the search.
 */
export interface Candidates {
  records: number[];
  /** How well the record fits the term; 0 when it does not have it. */
  scores: Float64Array;
  /** 1: the word itself stands in the title; less for a word that it may stand for. */
  inTitle: Float64Array;
  /** The same for the titles above it, too. */
  inNames: Float64Array;
}

const NO_ROW = -1;
const IN_NAMES = FIELD_BITS.title | FIELD_BITS.parents;

/** @param telling the terms of which a record must have one to be a candidate. */
export function collectCandidates(
  terms: readonly QueryTerm[],
  telling: readonly QueryTerm[],
  source: IndexSource,
): Candidates {
  const { records, rows } = listRecords(telling, source);
  const size = records.length * terms.length;
  const [scores, inTitle, inNames] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  terms.forEach(({ readings }, column) => {
    for (const { word, weight } of readings) {
      const postings = source.postings(word);
      for (let index = 0; index < postings.records.length; index++) {
        const row = rows[at(postings.records, index)] ?? NO_ROW;
        if (row === NO_ROW) continue;
        const cell = row * terms.length + column;
        const fields = at(postings.fields, index);
        raise(scores, cell, at(postings.scores, index) * weight);
        if (fields & FIELD_BITS.title) raise(inTitle, cell, weight);
        if (fields & IN_NAMES) raise(inNames, cell, weight);
      }
    }
  });
  return { records, scores, inTitle, inNames };
}

/** The records in the order in which they are found, and the row of each by its number. */
function listRecords(terms: readonly QueryTerm[], source: IndexSource) {
  const records: number[] = [];
  const rows = new Int32Array(source.traits.length).fill(NO_ROW);
  for (const { readings } of terms)
    for (const { word } of readings)
      for (const record of source.postings(word).records) {
        if (rows[record] === NO_ROW) rows[record] = records.push(record) - 1;
      }
  return { records, rows };
}

function raise(table: Float64Array, cell: number, value: number): void {
  if (value > at(table, cell)) table[cell] = value;
}

function at(list: { readonly [index: number]: number }, index: number): number {
  return list[index] ?? 0;
}
