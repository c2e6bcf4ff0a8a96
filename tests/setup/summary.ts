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

type Run = [name: string, path: string, count: (path: string) => Count];

const vitest = (name: string): Run => [name, `test-results/vitest-test:${name}.json`, countVitest];

/** The runs of `npm run check`. */
const gate: Run[] = [
  ...['sources', 'snippets', 'contract'].map(vitest),
  ['browser', 'test-results/playwright.json', countPlaywright],
];

/** The runs of `npm run check:deep`. */
const deep: Run[] = ['mutation', 'corpus', 'changes', 'planted'].map(vitest);

/** Prints what the last runs counted; 1 when a test failed, or a run has left no report. */
function summarize(runs: Run[]): number {
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  let isWhole = true;
  for (const [name, path, count] of runs) {
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
  usage: `Usage: npm run summary -- [--deep]
Prints how many tests the last run of \`npm run check\` passed and failed.
  --deep  that of \`npm run check:deep\``,
  run(args) {
    const { values } = readFlags({ deep: { type: 'boolean', default: false } }, args);
    return summarize(values.deep ? deep : gate);
  },
};

runIfStarted(module, command);
