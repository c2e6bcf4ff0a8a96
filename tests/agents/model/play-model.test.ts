import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTasks } from '../task/read-tasks';
import { connectTool, type ConnectedTool } from '../tool/connect-tool';
import { connectModel, type Message } from './chat';
import { playModel } from './play-model';

/** The calls of the scripted model for each task, one per message. */
const SCRIPTS: Record<string, [name: string, given: object][]> = {
  'stop-coupon': [
    ['search', { query: 'remove a coupon' }],
    ['call', { method: 'DELETE', path: '/checkout/coupons/46' }],
  ],
  // The hasty solution, which leaves the coupon in the list.
  'extend-coupon-and-use-it': [
    ['no_such_tool', {}],
    ['call', { method: 'PUT', path: '/checkout/coupons/45', body: { max_redemptions: 250 } }],
  ],
};

const { tasks } = readTasks();
const taskOf = (id: string) => tasks.find((task) => task.id === id) ?? fail(id);

let server: Server;
let tool: ConnectedTool;
const keys: unknown[] = [];

beforeAll(async () => {
  tool = await connectTool();
  server = createServer((request, response) => {
    void respond(request).then((message) => {
      response.statusCode = message === undefined ? 400 : 200;
      response.end(
        JSON.stringify(message === undefined ? { error: 'No such model.' } : { choices: [{ message }] }),
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await tool.client.close();
});

/** The scripted model: the next call of its script, then a last message. */
async function respond(request: IncomingMessage): Promise<Message | undefined> {
  keys.push(request.headers.authorization);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { model, messages, tools } = JSON.parse(String(Buffer.concat(chunks))) as {
    model: string;
    messages: Message[];
    tools: unknown[];
  };
  if (model !== 'scripted' || tools.length === 0) return undefined;
  const task = tasks.find(({ instruction }) => messages[1]?.content === instruction);
  const done = messages.filter(({ role }) => role === 'tool').length;
  const next = SCRIPTS[task?.id ?? '']?.[done];
  if (next === undefined) return { role: 'assistant', content: 'Done.' };
  const [name, given] = next;
  const call = {
    id: `call-${done}`,
    type: 'function' as const,
    function: { name, arguments: JSON.stringify(given) },
  };
  return { role: 'assistant', content: null, tool_calls: [call] };
}

const connect = (name: string) => {
  const { port } = server.address() as AddressInfo;
  return connectModel({ baseUrl: `http://127.0.0.1:${port}/v1`, name, key: 'secret' });
};

it('a model that makes the right calls solves its task', async () => {
  expect(await playModel(taskOf('stop-coupon'), connect('scripted'), tool)).toEqual({
    task: 'stop-coupon',
    wrong: [],
    calls: { search: 1, call: 1 },
    isStopped: false,
  });
  expect(new Set(keys)).toEqual(new Set(['Bearer secret']));
});

it('a model that makes other calls does not, and may call tools that do not exist', async () => {
  const played = await playModel(taskOf('extend-coupon-and-use-it'), connect('scripted'), tool);
  expect(played.wrong).not.toEqual([]);
  expect(played.calls).toEqual({ no_such_tool: 1, call: 1 });
});

it('an address that refuses is an error with its words', async () => {
  await expect(playModel(taskOf('stop-coupon'), connect('other'), tool)).rejects.toThrow(
    /returns 400: .*No such model/,
  );
  const nowhere = connectModel({ baseUrl: 'http://127.0.0.1:9', name: 'x' });
  await expect(nowhere([], [])).rejects.toThrow('cannot be reached');
});

function fail(id: string): never {
  throw new Error(`Task ${id} does not exist.`);
}
