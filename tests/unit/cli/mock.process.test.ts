import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';

let children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

const PETSTORE = require.resolve('@readme/oas-examples/3.0/json/petstore.json');

interface Started {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
}

function start(...args: string[]): Started {
  const child = spawn(process.execPath, ['node_modules/.bin/ts-node', 'cli/main.ts', 'mock', ...args]);
  children.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  return { child, output: () => output, errors: () => errors };
}

/** The address that a mock prints, once it listens. */
async function addressOf({ child, output, errors }: Started): Promise<string> {
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+(?=,)/.exec(output()) ?? [];
    if (address !== undefined && output().includes('/__last')) return address;
    if (child.exitCode !== null) throw new Error(errors());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const exitCodeOf = async ({ child }: Started) => ((await once(child, 'exit')) as [number | null])[0];

test('remembers what a client creates, says where it is from, and can start anew', async () => {
  const address = await addressOf(start(PETSTORE, '--port', '0'));
  const send = (path: string, init?: RequestInit) =>
    fetch(address + path, {
      ...init,
      headers: {
        Accept: 'application/json',
        Authorization: 'Bearer x',
        api_key: 'x',
        'Content-Type': 'application/json',
      },
    });
  const created = await send('/pet', {
    method: 'POST',
    body: JSON.stringify({ name: 'Rex', photoUrls: [], status: 'sold' }),
  });
  expect(created.status).toBe(200);
  // No answer of the description shows the id.
  const path = created.headers.get('Location') ?? '';
  expect(path).toMatch(/^\/pet\/\d+$/);
  const shown = await send(path);
  expect(await shown.json()).toMatchObject({ name: 'Rex', status: 'sold' });
  expect(shown.headers.get('World-Answer')).toMatch(/^stored/);
  expect(shown.headers.get('World-Effect')).toBe('none');
  expect(await (await send('/__last')).json()).toMatchObject({ request: `GET ${path}`, status: 200 });
  const other = await send(`/s/other${path}`);
  expect(other.status).toBe(404);
  expect((await send('/__reset', { method: 'POST' })).status).toBe(204);
  expect((await send(path)).status).toBe(404);
});

test('explains what it infers, and ends', async () => {
  const started = start(PETSTORE, '--explain');
  expect(await exitCodeOf(started)).toBe(0);
  expect(started.output()).toContain('/pet/{petId}  get');
});

test('a port that is taken is named, with one that is free', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const started = start(PETSTORE, '--port', String(port));
  expect(await exitCodeOf(started)).toBe(2);
  expect(started.errors()).toMatch(
    new RegExp(`^Port ${port} is taken: stop what uses it, or write \`--port \\d+\``),
  );
  server.close();
});

test('a description that cannot be read is reported with its location', async () => {
  const started = start('tests/fixtures/none.yaml');
  expect(await exitCodeOf(started)).toBe(2);
  expect(started.errors()).toContain('tests/fixtures/none.yaml');
});

test('the command loads its program only when it runs', () => {
  const source = readFileSync('cli/commands/mock.ts', 'utf8');
  const values = source
    .split('\n')
    .filter((line) => line.startsWith('import ') && !line.startsWith('import type'));
  expect(values.filter((line) => /generator|world|mock\//.test(line))).toEqual([]);
});
