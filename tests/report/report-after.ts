import { afterAll } from 'vitest';
import { writeResult } from './results';

/** Prints what a test file counted, with its time, and keeps it as `test-results/<name>.json` for the report. */
export function reportAfter(name: string, count: () => Record<string, unknown>): void {
  const start = performance.now();
  afterAll(() => {
    const result = { ...count(), milliseconds: Math.round(performance.now() - start) };
    console.log(`${name}: ${JSON.stringify(result)}`);
    writeResult(name, result);
  });
}
