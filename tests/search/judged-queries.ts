import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader types, and what they should find. */
export interface JudgedQuery {
  /**
   * Queries about one page are either in `dev`, which the ranker is tuned on, or in `test`, which it is judged by. `fresh` was
   * written when that was done, and served for tuning later; `unseen` and `natural` (longer, as people talk) were written after
   * that, each before its results were seen, and nothing is tuned on them: estimates of how the search serves what nobody thought of.
   */
  set: 'dev' | 'test' | 'fresh' | 'unseen' | 'natural';
  kind: string;
  q: string;
  /** Addresses that serve the reader; one without an anchor stands for the whole page. Empty: nothing should be found. */
  want: string[];
}

/** The judged queries of the sets `dev` and `test`, written from what readers do before the ranker was tuned. */
export function readJudgedQueries(): JudgedQuery[] {
  return readQueries('queries.jsonl');
}

/** The judged queries of the sets `fresh`, `unseen` and `natural`. */
export function readLaterQueries(): JudgedQuery[] {
  return ['fresh', 'unseen', 'natural'].flatMap((set) => readQueries(`${set}-queries.jsonl`));
}

function readQueries(file: string): JudgedQuery[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedQuery);
}
