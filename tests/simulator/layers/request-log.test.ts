import { expect, it } from 'vitest';
import type { LogEntry } from '../../../simulator/layers/record-request';
import { RequestLog } from '../../../simulator/layers/request-log';

const MEGABYTE = 1_000_000;

const entry: LogEntry = {
  method: 'GET',
  path: '/ping',
  query: '',
  status: 200,
  simulated: [],
  violations: [],
  milliseconds: 1,
};

function logOf(sizes: number[], log = new RequestLog()): RequestLog {
  for (const bytes of sizes) log.add(entry, bytes);
  return log;
}

it.each([
  { title: 'is full at its last byte', sizes: [10 * MEGABYTE, 10 * MEGABYTE], want: 2 },
  { title: 'lets the oldest go for one byte more', sizes: [10 * MEGABYTE, 10 * MEGABYTE, 1], want: 2 },
  { title: 'lets as many go as a large one needs', sizes: [9 * MEGABYTE, MEGABYTE, 19_000_001], want: 1 },
  { title: 'keeps no more than 5,000', sizes: Array<number>(5001).fill(1), want: 5000 },
])('$title', ({ sizes, want }) => {
  expect(logOf(sizes).entries).toHaveLength(want);
});

it('starts again with all its room', () => {
  const log = logOf([5]);
  log.clear();
  expect(logOf([20 * MEGABYTE], log).entries).toHaveLength(1);
  expect(logOf([1, 20 * MEGABYTE - 1], log).entries).toHaveLength(2);
});

it('is restored with the sizes of its entries', () => {
  const log = logOf([10 * MEGABYTE]);
  const restore = log.snapshot();
  logOf([5], log);
  restore();
  expect(logOf([10 * MEGABYTE], log).entries).toHaveLength(2);
  const more = [1, 10 * MEGABYTE - 1, 1, 10 * MEGABYTE - 1];
  expect(logOf(more, log).entries).toHaveLength(4);
});
