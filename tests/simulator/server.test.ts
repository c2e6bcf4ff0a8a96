import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';

let children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

interface Server {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
}

function start(...args: string[]): Server {
  const child = spawn(process.execPath, ['node_modules/.bin/ts-node', 'simulator/main.ts', ...args]);
  children.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  return { child, output: () => output, errors: () => errors };
}

/** The first lines of the output, once they are there: the response to a request may arrive before its line. */
async function firstLines({ child, output, errors }: Server, count: number): Promise<string[]> {
  while (output().split('\n').length <= count) {
    if (child.exitCode !== null) throw new Error(errors());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return output().split('\n').slice(0, count);
}

/** The address in the readiness line. */
async function ready(server: Server): Promise<string> {
  const [line = ''] = await firstLines(server, 1);
  const [, url = ''] = /^Simulator ready at (http:\S+) \((strict|lenient)\)$/.exec(line) ?? [];
  return url;
}

const exitOf = async ({ child }: Server) => (await once(child, 'exit')) as [number | null, string | null];

const takesRequests = (url: string) =>
  fetch(`${url}/ping`, { headers: { ...HEADERS, Connection: 'close' } }).then(
    () => true,
    () => false,
  );

const HEADERS = { Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}` };

it('says when it is ready, serves the API on this machine only, and writes a line for each request', async () => {
  const server = start('--port', '0');
  const url = await ready(server);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api$/);
  const response = await fetch(`${url}/ping`, { headers: HEADERS });
  expect([response.status, await response.json()]).toEqual([200, { status: 'OK' }]);
  await fetch(`${url}/contacts?colour=red`, { headers: HEADERS });
  const [, ping, contacts] = await firstLines(server, 3);
  expect(ping).toMatch(/^200 GET \/api\/ping getPing \d+ ms$/);
  expect(contacts).toMatch(
    /^400 GET \/api\/contacts\?colour=red listContacts \d+ ms simulated: unknown-parameter$/,
  );
});

it('takes older clients with --lenient', async () => {
  const url = await ready(start('--port', '0', '--lenient'));
  expect((await fetch(`${url}/contacts.json?page=2`, { headers: HEADERS })).status).toBe(200);
});

it.each(['SIGTERM', 'SIGINT'] as const)('lets open requests end and leaves with 0 on %s', async (signal) => {
  const server = start('--port', '0');
  const url = await ready(server);
  const open = request(`${url}/contacts`, {
    method: 'POST',
    headers: { ...HEADERS, 'Content-Type': 'application/json', Expect: '100-continue' },
  });
  const responded = once(open, 'response');
  open.write('{"first_name":');
  await once(open, 'continue');
  const exit = exitOf(server);
  server.child.kill(signal);
  while (await takesRequests(url)) continue;
  open.end('"Ada"}');
  const [response] = (await responded) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await exit).toEqual([0, null]);
});

it('says that its port is taken and exits with 2', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const server = start('--port', String(port));
  expect(await exitOf(server)).toEqual([2, null]);
  expect(server.errors()).toContain(`Port ${port} is taken`);
  other.close();
});

it('refuses what it cannot do with its usage and exits with 2', async () => {
  const server = start('--port', 'http');
  expect(await exitOf(server)).toEqual([2, null]);
  expect(server.errors()).toBe(
    '`--port http` is not a port: write a number from 0 to 65535.\nUsage: npm run simulator -- [--port 4010] [--clock steps] [--lenient]\n',
  );
});
