import { existsSync, readFileSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function countVitest(path: string): Count {
  const report = read(path) as VitestReport;
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
}

function countPlaywright(path: string): Count {
  const { stats } = read(path) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

const reports: [string, string, (path: string) => Count][] = [
  ['unit', 'test-results/vitest-test:unit.json', countVitest],
  ['simulator', 'test-results/vitest-test:simulator.json', countVitest],
  ['snippets', 'test-results/vitest-test:snippets.json', countVitest],
  ['search', 'test-results/vitest-test:search.json', countVitest],
  ['docs', 'test-results/vitest-test:docs.json', countVitest],
  ['corpus', 'test-results/vitest-test:corpus.json', countVitest],
  ['changes', 'test-results/vitest-test:changes.json', countVitest],
  ['mutation', 'test-results/vitest-test:mutation.json', countVitest],
  ['contract', 'test-results/vitest-test:contract.json', countVitest],
  ['browser', 'test-results/playwright.json', countPlaywright],
];

/** Prints what the last runs counted; 1 when a test failed, or a run has left no report. */
function summarize(): number {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  let isWhole = true;
  for (const [name, path, count] of reports) {
    if (!existsSync(path)) {
      console.log(`${name}: no report at ${path}`);
      isWhole = false;
      continue;
    }
    const { passed, failed, skipped } = count(path);
    console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  const counts = 'test-results/docs.json';
  if (existsSync(counts)) {
    const guides = Object.entries(read(counts) as Record<string, number>).map(
      ([name, count]) => `${name} ${count}`,
    );
    console.log(`guides: ${guides.join(', ')}`);
  }
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return isWhole && total.failed === 0 ? 0 : 1;
}

export const command: Command = {
  usage: `Usage: npm run summary
Prints how many tests the last runs of \`npm run check\` passed and failed.`,
  run(args) {
    readFlags({}, args);
    return summarize();
  },
};

runIfStarted(module, command);
