import { mkdirSync, writeFileSync } from 'node:fs';

/** Where the tests leave what they counted. */
export const RESULTS = 'test-results';

/** The results of the snippets of one language: an entry of `test-results/snippets.json`. */
export interface SnippetResult {
  language: string;
  executed: number;
  faithful: number;
  documentedResponses: number;
  compileSeconds: number;
  runSeconds: number;
}

/** Keeps what a test counted as `test-results/<name>.json`, for the report. */
export function writeResult(name: string, result: unknown): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
}
