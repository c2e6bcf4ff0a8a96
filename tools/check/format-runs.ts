import { existsSync, readFileSync } from 'node:fs';
import { sum } from '#core/collections/sum';
import { type TestRun, wallClock } from './test-runs';

/** The budget of `npm test` on two cores. Exceeding it fails nothing: no test depends on the speed of a machine. */
const BUDGET_MINUTES = 9;
const BUDGET_CORES = 2;
const SLOWEST = 10;

/** The counts and times of runs of tests, line by line, with their slowest files. */
export function formatRuns(runs: readonly (TestRun & { name: string })[], hasBudget: boolean): string[] {
  const failed = sum(runs.map(({ count }) => count.failed));
  const passed = sum(runs.map(({ count }) => count.passed));
  return [
    ...runs.map(
      ({ name, count, start, end }) =>
        `${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds(end - start)}`,
    ),
    ...guideCounts(),
    `${passed} passed, ${failed} failed, ${sum(runs.map(({ count }) => count.skipped))} skipped`,
    ...listSlowest(runs, hasBudget),
  ];
}

/** The slowest files, with what each takes of the budget. */
function listSlowest(runs: readonly TestRun[], hasBudget: boolean): string[] {
  const budget = BUDGET_MINUTES * 60_000;
  const shareOf = (milliseconds: number) =>
    hasBudget ? `${((milliseconds / (budget * BUDGET_CORES)) * 100).toFixed(1).padStart(5)} %` : '';
  const slowest = runs
    .flatMap(({ files }) => files)
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST);
  return [
    `Tests ran for ${seconds(wallClock(runs))}${hasBudget ? ` of the ${seconds(budget)} that \`npm test\` has on ${BUDGET_CORES} cores` : ''}. The slowest files:`,
    ...slowest.map(
      ({ file, milliseconds }) => `${seconds(milliseconds).padStart(8)}${shareOf(milliseconds)}  ${file}`,
    ),
  ];
}

/** The counts of the tests of the guides, if they ran. */
function guideCounts(): string[] {
  const counts = 'test-results/docs.json';
  if (!existsSync(counts)) return [];
  const entries = Object.entries(JSON.parse(readFileSync(counts, 'utf8')) as Record<string, number>);
  return [`guides: ${entries.map(([name, count]) => `${name} ${count}`).join(', ')}`];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 100_000 ? 1 : 0)} s`;
}
