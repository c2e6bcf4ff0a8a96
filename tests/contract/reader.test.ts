import { expect, test } from 'vitest';
import { play, placeOf } from '../agents/reader/play';
import { openSite } from '../agents/reader/site';
import { countReader } from '../agents/reader/worth';
import { listPages } from '../agents/task/list-pages';
import { readTasks } from '../agents/task/read-tasks';
import { reportAfter } from '../../tools/report/report-after';
import { SITE } from './html/built-page';
import { holds } from '../specified/holds';

const fetch = openSite(SITE);
const { tasks } = readTasks();
const solved = tasks.filter(({ reader }) => reader === undefined);
const counted = countReader(tasks, fetch, listPages().length);
reportAfter('agents-reader', () => counted);

const failing = tasks.filter(({ reader }) => reader !== undefined);

// A task that fails needs better names, notes or links on the pages, or the mark `reader` in its file.
test.each(solved)('the scripted reader finds the facts of $id', holds('agents.reader'), (task) => {
  const { missing, fetched } = play(task, fetch);
  expect({ missing, fetched }).toEqual({ missing: [], fetched });
});

// The mark has to go as soon as the pages are good enough.
test.each(failing)('the scripted reader does not find the facts of $id', (task) => {
  expect(play(task, fetch).missing).not.toEqual([]);
});

test('without a page that has a fact of a solved task, the task is lost', () => {
  const needed = new Set(solved.flatMap(({ facts }) => facts.map(placeOf)));
  const lost = counted.worth.filter((page) => page.lost > 0).map(({ page }) => `${page}index.md`);
  expect([...needed].filter((page) => !lost.includes(page))).toEqual([]);
  expect(counted.solved).toBe(solved.length);
});
