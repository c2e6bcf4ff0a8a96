import { mkdirSync, writeFileSync } from 'node:fs';
import type { Measured } from '#core/contracts/report';
import { revision } from './revision';

/** Where the tests leave what they counted. */
export const RESULTS = 'test-results';

/** The results of the snippets of one language. */
export interface SnippetResult {
  language: string;
  executed: number;
  faithful: number;
  documentedResponses: number;
  compileSeconds: number;
  runSeconds: number;
}

/** The result of all mutants of one target. */
export interface Score {
  target: string;
  mutants: number;
  killed: number;
  operators: Record<string, { mutants: number; killed: number }>;
  survivors: { name: string; reason: string }[];
  /** Changes that make no difference; not counted. */
  equivalent: { name: string; reason: string }[];
  seed: number;
  seconds: number;
}

/** Counts of a test for the report: the content of `test-results/<name>.json`. */
export interface Result<Counts> {
  counts: Counts;
  measured: Measured;
}

/** Keeps what a test counted for the report, with its day, commit and time. */
export function writeCounts<Counts>(name: string, counts: Counts, seconds: number): void {
  const measured: Measured = {
    on: new Date().toISOString().slice(0, 10),
    revision: revision(),
    node: process.version,
    seconds: Math.round(seconds),
  };
  writeResult(name, { counts, measured } satisfies Result<Counts>);
}

/** Keeps what a test counted as `test-results/<name>.json`. */
export function writeResult(name: string, result: unknown): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(`${RESULTS}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
}
