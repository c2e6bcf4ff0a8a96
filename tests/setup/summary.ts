import { existsSync, readFileSync } from 'node:fs';
import { sum } from '#core/collections/sum';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { readPlaywright, readVitest, type TestRun, wallClock } from './test-runs';

/** The budget of `npm test` on two cores. Exceeding it fails nothing: no test depends on the speed of a machine. */
const BUDGET_MINUTES = 10;
const CORES = 2;
const SLOWEST = 10;

type Report = [name: string, path: string, read: (path: string) => TestRun];

const vitest = (name: string): Report => [name, `test-results/vitest-test:${name}.json`, readVitest];

/** The runs of `npm run check`. */
const gate: Report[] = [
  ...['sources', 'snippets', 'contract'].map(vitest),
  ['browser', 'test-results/playwright.json', readPlaywright],
];

/** The runs of `npm run check:deep`. */
const deep: Report[] = ['mutation', 'corpus', 'changes', 'planted'].map(vitest);

/** Prints what the last runs counted and took; 1 when a test failed, or a run has left no report. */
function summarize(reports: Report[], hasBudget: boolean): number {
  const runs = reports.flatMap(([name, path, read]) => (existsSync(path) ? [{ name, ...read(path) }] : []));
  for (const [name, path] of reports) if (!existsSync(path)) console.log(`${name}: no report at ${path}`);
  for (const { name, count, start, end } of runs)
    console.log(
      `${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds(end - start)}`,
    );
  const guides = guideCounts();
  if (guides !== undefined) console.log(guides);
  const failed = sum(runs.map(({ count }) => count.failed));
  const passed = sum(runs.map(({ count }) => count.passed));
  console.log(`${passed} passed, ${failed} failed, ${sum(runs.map(({ count }) => count.skipped))} skipped`);
  for (const line of listSlowest(runs, hasBudget)) console.log(line);
  return runs.length === reports.length && failed === 0 ? 0 : 1;
}

/** The slowest files, with what each takes of the budget. */
function listSlowest(runs: readonly TestRun[], hasBudget: boolean): string[] {
  const budget = BUDGET_MINUTES * 60_000;
  const shareOf = (milliseconds: number) =>
    hasBudget ? `${((milliseconds / (budget * CORES)) * 100).toFixed(1).padStart(5)} %` : '';
  const slowest = runs
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  return [
    `Tests ran for ${seconds(wallClock(runs))}${hasBudget ? ` of the ${seconds(budget)} that \`npm test\` has on ${CORES} cores` : ''}. The slowest files:`,
    ...slowest.map(
      ({ file, milliseconds }) => `${seconds(milliseconds).padStart(8)}${shareOf(milliseconds)}  ${file}`,
    ),
  ];
}

/** The counts of the tests of the guides, if they ran. */
function guideCounts(): string | undefined {
  const counts = 'test-results/docs.json';
  if (!existsSync(counts)) return undefined;
  const entries = Object.entries(JSON.parse(readFileSync(counts, 'utf8')) as Record<string, number>);
  return `guides: ${entries.map(([name, count]) => `${name} ${count}`).join(', ')}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 1 : 0)} s`;
}

export const command: Command = {
  usage: `Usage: npm run summary -- [--deep]
Prints how many tests the last run of \`npm run check\` passed and failed, and its slowest files.
  --deep  those of \`npm run check:deep\``,
  run(args) {
    const { values } = readFlags({ deep: { type: 'boolean', default: false } }, args);
    return summarize(values.deep ? deep : gate, !values.deep);
  },
};

runIfStarted(module, command);
