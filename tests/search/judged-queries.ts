import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader types, and what they should find. */
export interface JudgedQuery {
  /** Queries about one page are all in one set: `dev` is what the ranker is tuned on, `test` what it is judged by. */
  set: 'dev' | 'test';
  kind: string;
  q: string;
  /** Addresses that serve the reader; one without an anchor stands for the whole page. Empty: nothing should be found. */
  want: string[];
}

/** The judged queries, written from what readers do before the ranker was tuned. */
export function readJudgedQueries(): JudgedQuery[] {
  return readFileSync(join(__dirname, 'queries.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedQuery);
}
