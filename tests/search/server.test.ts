import { spawnSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AlgoliaResult } from '../../search/algolia';
import { createServer } from '../../search/create-server';
import { engineOf, recordsOf } from './fixture';

const engine = engineOf(recordsOf([{ titles: ['Guides', 'Record refunds'], url: '/refunds/' }]));
const server = createAdaptorServer({ fetch: createServer(engine, 'https://docs.example').fetch }) as Server;
let root = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const post = (body: string) =>
  fetch(`${root}/1/indexes/*/queries?x-algolia-application-id=a&x-algolia-api-key=k`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'https://docs.example' },
    body,
  });

test('queries are served to pages of any origin', async () => {
  const response = await post(JSON.stringify({ requests: [{ indexName: 'docs', query: 'refund' }] }));
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { results } = (await response.json()) as { results: AlgoliaResult[] };
  expect(results[0]?.hits.map(({ url }) => url)).toEqual(['https://docs.example/refunds/']);
});

test.each([
  { what: 'a body that is too long', body: 'x'.repeat(70_000), status: 413 },
  { what: 'a body that is not JSON', body: '{', status: 400 },
  { what: 'no query', body: '{"requests":[]}', status: 400 },
  {
    what: 'too many queries',
    body: JSON.stringify({ requests: Array(11).fill({ query: 'x' }) }),
    status: 400,
  },
])('$what is refused with $status', async ({ body, status }) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status, message: expect.any(String) as string });
});

test('other paths are refused in the words of the API', async () => {
  expect(await (await fetch(`${root}/2/elsewhere`)).json()).toMatchObject({ status: 404 });
});

test('the command says which address it cannot listen on, and ends with 2', () => {
  const root = path.resolve(__dirname, '../..');
  // Reserved for documentation: no machine has it.
  const args = ['site/search/commands/serve.ts', '--port', '0', '--host', '192.0.2.1'];
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/ts-node/dist/bin.js', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    '192.0.2.1 is not an address of this machine: write 127.0.0.1, or 0.0.0.0 for all, after `--host`.\nUsage: npm run search:serve -- [--port 4020] [--host 127.0.0.1] [--origin https://docs.example]\n',
  );
  expect(status).toBe(2);
});
