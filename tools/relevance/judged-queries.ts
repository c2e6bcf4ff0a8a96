import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const QUERIES = join(__dirname, '../../tests/search');

/** A query with the pages that it should find. */
export interface JudgedQuery {
  /**
   * Queries about one page are in `dev`, on which the ranker is tuned, or in `test`, by which it is judged. `tuning` was written
   * later and is tuned on as well. `holdout` and `natural` (longer, as people talk) were written after that and never used for
   * tuning: they estimate the quality for queries that nobody thought of.
   */
  set: 'dev' | 'test' | 'tuning' | 'holdout' | 'natural';
  kind: string;
  q: string;
  /** URLs that serve the reader; one without an anchor means the whole page. Empty: nothing should be found. */
  want: string[];
}

/** The judged queries of the sets `dev` and `test`, written before the ranker was tuned. */
export function readJudgedQueries(): JudgedQuery[] {
  return readQueries('queries.jsonl');
}

/** The judged queries of the sets `tuning`, `holdout` and `natural`. */
export function readLaterQueries(): JudgedQuery[] {
  return ['tuning', 'holdout', 'natural'].flatMap((set) => readQueries(`${set}-queries.jsonl`));
}

function readQueries(file: string): JudgedQuery[] {
  return readFileSync(join(QUERIES, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedQuery);
}
