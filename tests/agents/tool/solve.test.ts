import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportAfter } from '../../../tools/report/report-after';
import { readTasks } from '../task/read-tasks';
import { judge, startOf } from '../world/judge';
import { openWorld } from '../world/world';
import { connectTool, type ConnectedTool } from './connect-tool';
import { sendThroughTool } from './send-through-tool';
import { holds } from '../../specified/holds';

const { tasks } = readTasks();

let solved = 0;
reportAfter('agents-tool', () => ({ tasks: tasks.length, solved }));

let tool: ConnectedTool;
beforeAll(async () => {
  tool = await connectTool();
});
afterAll(() => tool.client.close());

it('has all tasks to solve', () => {
  expect(tasks.length).toBeGreaterThan(50);
});

it('names the files with types and a client', () => {
  const instructions = tool.client.getInstructions() ?? '';
  const files = readdirSync('generated/clients');
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !instructions.includes(`/clients/${file}.`))).toEqual([]);
});

it.each(tasks)('$id is solved through the tools of a client', holds('agents.tool'), async (task) => {
  const world = await openWorld(task, (simulator) => {
    tool.worlds.set(task.id.slice(0, 40), simulator);
    return (request) => sendThroughTool(tool.client, task.id.slice(0, 40), request);
  });
  await world.play(task.solution);
  expect(await judge(world, await startOf(task))).toEqual([]);
  solved += 1;
});
