import path from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest, wallClock } from '../../../../tools/check/test-runs';
import { temporaryFolder } from '../../../builders/temporary-folder';

/** A report on the disk. */
function reportOf(report: unknown): string {
  return path.join(temporaryFolder({ 'report.json': JSON.stringify(report) }), 'report.json');
}

test('a report of Vitest gives counts, moments and the time of each file', () => {
  const report = reportOf({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    startTime: 1000,
    testResults: [
      { name: path.resolve('tests/unit/a.test.ts'), status: 'failed', startTime: 1500, endTime: 3500 },
      { name: path.resolve('tests/search/b.test.ts'), status: 'passed', startTime: 1500, endTime: 1600 },
    ],
  });
  expect(readVitest(report)).toEqual({
    count: { passed: 3, failed: 1, skipped: 2 },
    start: 1000,
    end: 3500,
    files: [
      { file: 'unit/a.test.ts', milliseconds: 2000, hasFailed: true },
      { file: 'search/b.test.ts', milliseconds: 100, hasFailed: false },
    ],
  });
});

test('a report of Playwright adds up what the tests of a file took, in groups and with repetitions', () => {
  const spec = (...durations: number[]) => ({
    ok: durations.length > 1,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = reportOf({
    stats: {
      startTime: '2026-11-24T10:00:00.000Z',
      duration: 5000,
      expected: 4,
      unexpected: 1,
      flaky: 1,
      skipped: 0,
    },
    suites: [{ file: 'print.spec.ts', specs: [spec(100, 200)], suites: [{ specs: [spec(40)] }] }],
  });
  expect(readPlaywright(report)).toEqual({
    count: { passed: 4, failed: 2, skipped: 0 },
    start: Date.UTC(2026, 10, 24, 10),
    end: Date.UTC(2026, 10, 24, 10, 0, 5),
    files: [{ file: 'browser/print.spec.ts', milliseconds: 340, hasFailed: true }],
  });
});

test.each([
  {
    given: 'one after the other',
    runs: [
      { start: 10, end: 20 },
      { start: 30, end: 35 },
    ],
    want: 15,
  },
  {
    given: 'side by side',
    runs: [
      { start: 15, end: 40 },
      { start: 10, end: 20 },
    ],
    want: 30,
  },
  {
    given: 'within one another',
    runs: [
      { start: 10, end: 40 },
      { start: 12, end: 20 },
    ],
    want: 30,
  },
])('runs $given take the time in which one of them went on', ({ runs, want }) => {
  expect(wallClock(runs)).toBe(want);
});
