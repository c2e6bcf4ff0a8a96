import { afterAll } from 'vitest';
import { writeCounts } from './results';

/** Prints what a test file counted, and keeps it as `test-results/<name>.json` for the report. */
export function reportAfter(name: string, count: () => unknown): void {
  const start = performance.now();
  afterAll(() => {
    const counts = count();
    console.log(`${name}: ${JSON.stringify(counts)}`);
    writeCounts(name, counts, (performance.now() - start) / 1000);
  });
}
