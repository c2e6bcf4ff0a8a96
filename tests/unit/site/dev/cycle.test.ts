import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Cycle, type FinishedCycle } from '../../../../site/dev/cycle';

const finished: FinishedCycle[] = [];
const cycle = new Cycle((one) => finished.push(one));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  finished.length = 0;
});

it('is one change from the saved file until all that follows from it is done', () => {
  cycle.saved('a.mdx');
  vi.advanceTimersByTime(20);
  cycle.begin('lint');
  cycle.begin('compile');
  vi.advanceTimersByTime(300);
  cycle.end('lint');
  vi.advanceTimersByTime(500);
  cycle.end('compile');
  expect(finished).toEqual([]);
  vi.runAllTimers();
  expect(finished).toEqual([{ files: ['a.mdx'], tookMs: 820 }]);
});

it('goes on while one part causes the work of another', () => {
  cycle.saved('a.yaml');
  cycle.begin('generate');
  vi.advanceTimersByTime(1000);
  cycle.end('generate');
  vi.advanceTimersByTime(100);
  cycle.begin('compile');
  vi.advanceTimersByTime(400);
  cycle.end('compile');
  vi.runAllTimers();
  expect(finished).toEqual([{ files: ['a.yaml'], tookMs: 1500 }]);
});

it('has the files that are saved while it runs, each once', () => {
  cycle.saved('a.mdx');
  cycle.begin('lint');
  cycle.saved('b.mdx');
  cycle.saved('a.mdx');
  cycle.end('lint');
  vi.runAllTimers();
  expect(finished).toMatchObject([{ files: ['a.mdx', 'b.mdx'] }]);
});
