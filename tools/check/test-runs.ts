import { sum } from '#core/collections/sum';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Tests by how they ended. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The time of a test file, without its imports, and whether one of its tests failed at last. */
interface FileRun {
  /** `unit/pages/uses.test.ts`, below `tests/`. */
  file: string;
  milliseconds: number;
  hasFailed: boolean;
}

/** One run of Vitest or Playwright, with its first and last moment in milliseconds since 1970. */
export interface TestRun {
  count: Count;
  start: number;
  end: number;
  files: FileRun[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  startTime: number;
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

interface Suite {
  specs?: { ok: boolean; tests: { results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: {
    startTime: string;
    duration: number;
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
  suites: (Suite & { file: string })[];
}

/** Reads the JSON report of a run of Vitest. */
export function readVitest(report: string): TestRun {
  const { numPassedTests, numFailedTests, numPendingTests, startTime, testResults } =
    read<VitestReport>(report);
  return {
    count: { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests },
    start: startTime,
    end: Math.max(startTime, ...testResults.map(({ endTime }) => endTime)),
    files: testResults.map(({ name, status, ...times }) => ({
      file: path.relative('tests', name),
      milliseconds: times.endTime - times.startTime,
      hasFailed: status === 'failed',
    })),
  };
}

/** Reads the JSON report of a run of Playwright. A test that passed only when it was repeated has failed. */
export function readPlaywright(report: string): TestRun {
  const { stats, suites } = read<PlaywrightReport>(report);
  const start = Date.parse(stats.startTime);
  return {
    count: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    start,
    end: start + stats.duration,
    files: suites.map((suite) => ({
      file: `browser/${suite.file}`,
      milliseconds: durationOf(suite),
      hasFailed: hasFailed(suite),
    })),
  };
}

function durationOf({ specs = [], suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return sum(results.map(({ duration }) => duration)) + sum(suites.map(durationOf));
}

function hasFailed({ specs = [], suites = [] }: Suite): boolean {
  return specs.some(({ ok }) => !ok) || suites.some(hasFailed);
}

/** Milliseconds in which one of the runs went on. */
export function wallClock(runs: readonly Pick<TestRun, 'start' | 'end'>[]): number {
  let total = 0;
  let until = 0;
  for (const { start, end } of runs.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return total;
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
