import { FIELD_BITS } from './index/postings';
import type { IndexSource } from './index/open-index';
import type { QueryTerm } from './parse-query';

/**
 * The records that match terms of a query. The other lists are tables with a row per record and a column per term: a common
 * word is in thousands of records, and creating an object for each would take longer than the rest of the search.
 */
export interface Candidates {
  records: number[];
  /** Score of the record for the term; 0 when it does not match. */
  scores: Float64Array;
  /** 1 if the title has the word itself; less for an expansion of it. */
  inTitle: Float64Array;
  /** The same for the title and its parents. */
  inNames: Float64Array;
}

const NO_ROW = -1;
const IN_NAMES = FIELD_BITS.title | FIELD_BITS.parents;

/** @param significant the terms of which a record must match at least one to be a candidate. */
export function collectCandidates(
  terms: readonly QueryTerm[],
  significant: readonly QueryTerm[],
  source: IndexSource,
): Candidates {
  const { records, rows } = listRecords(significant, source);
  const size = records.length * terms.length;
  const [scores, inTitle, inNames] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  terms.forEach(({ expansions }, column) => {
    for (const { word, weight } of expansions) {
      const postings = source.postings(word);
      for (let index = 0; index < postings.records.length; index++) {
        const row = rows[at(postings.records, index)] ?? NO_ROW;
        if (row === NO_ROW) continue;
        const cell = row * terms.length + column;
        const fields = at(postings.fields, index);
        setMax(scores, cell, at(postings.scores, index) * weight);
        if (fields & FIELD_BITS.title) setMax(inTitle, cell, weight);
        if (fields & IN_NAMES) setMax(inNames, cell, weight);
      }
    }
  });
  return { records, scores, inTitle, inNames };
}

/** The matching records in order of discovery, and the table row of each by its index. */
function listRecords(terms: readonly QueryTerm[], source: IndexSource) {
  const records: number[] = [];
  const rows = new Int32Array(source.meta.length).fill(NO_ROW);
  for (const { expansions } of terms)
    for (const { word } of expansions)
      for (const record of source.postings(word).records) {
        if (rows[record] === NO_ROW) rows[record] = records.push(record) - 1;
      }
  return { records, rows };
}

function setMax(table: Float64Array, cell: number, value: number): void {
  if (value > at(table, cell)) table[cell] = value;
}

function at(list: { readonly [index: number]: number }, index: number): number {
  return list[index] ?? 0;
}
