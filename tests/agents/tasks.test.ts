import { beforeAll, describe, expect, it } from 'vitest';
import { formatProblems } from '../../generator/problems/format-problems';
import { readTasks } from './task/read-tasks';
import { findFalse, findWrong, judge, startOf } from './world/judge';
import type { Snapshot } from './world/snapshot';
import { openWorld } from './world/world';

const { tasks, problems } = readTasks();

it('every task file is as the schema says, and names nothing that does not exist', () => {
  expect(formatProblems(problems, 'text')).toBe('');
});

describe.each(tasks)('$id', (task) => {
  let start: Snapshot;

  beforeAll(async () => {
    start = await startOf(task);
  });

  it('is solved by its solution, which changes nothing else', async () => {
    const world = await openWorld(task);
    await world.play(task.solution);
    expect(await judge(world, start)).toEqual([]);
  });

  it('is not solved by doing nothing', async () => {
    expect(await findWrong(await openWorld(task))).not.toEqual([]);
  });

  it.each(task.trap)('is not solved by a hasty solution: $why', async ({ calls, reaches }) => {
    const world = await openWorld(task);
    await world.play(calls);
    expect(await judge(world, start)).not.toEqual([]);
    expect(await findFalse(world, reaches)).toEqual([]);
  });
});
