import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader types, and what they should find. */
export interface JudgedQuery {
  /**
   * Queries about one page are all in one set: `dev` is what the ranker is tuned on, `test` what it is judged by. `fresh` was
   * written when the ranker was done, and nothing is tuned on it: an estimate of how it serves what nobody thought of.
   */
  set: 'dev' | 'test' | 'fresh';
  kind: string;
  q: string;
  /** Addresses that serve the reader; one without an anchor stands for the whole page. Empty: nothing should be found. */
  want: string[];
}

/** The judged queries of the sets `dev` and `test`, written from what readers do before the ranker was tuned. */
export function readJudgedQueries(): JudgedQuery[] {
  return readQueries('queries.jsonl');
}

/** The judged queries of the set `fresh`. */
export function readFreshQueries(): JudgedQuery[] {
  return readQueries('fresh-queries.jsonl');
}

function readQueries(file: string): JudgedQuery[] {
  return readFileSync(join(__dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedQuery);
}
