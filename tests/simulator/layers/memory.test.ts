import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { CREDENTIALS, openSimulator } from '../send';

const REQUESTS = 20_000;

/** Requests after which whatever is bounded has reached its bound. */
const WARM_UP = 10_000;

const MEGABYTE = 1_000_000;

const MAX_GROWTH = 5 * MEGABYTE;

/** Bytes in use after everything that can go is gone. */
function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

const TEXT = 'x'.repeat(4000);

/** The requests, in turn: read, rejected in each layer that sees a body, accepted and reverted. */
const BODIES: { method: string; path: string; body?: string }[] = [
  { method: 'POST', path: '/contacts', body: `{"first_name":" ","notes":"${TEXT}"}` },
  { method: 'POST', path: '/contacts', body: `{"nickname":"${TEXT}"}` },
  { method: 'POST', path: '/contacts', body: `{"notes":"${TEXT}` },
  { method: 'PUT', path: '/contacts/60312', body: `{"notes":"${TEXT}"}` },
  { method: 'PUT', path: '/contacts/60312', body: `${'{"a":'.repeat(500)}1${'}'.repeat(500)}` },
  { method: 'GET', path: '/ping' },
];

it(`keeps no more after ${REQUESTS} requests than after ${WARM_UP}`, async () => {
  const { clock, simulator } = openSimulator();
  const statuses = new Set<number>();
  const send = async (index: number): Promise<void> => {
    if (index % 50 === 0) clock.advance(15);
    const { method, path, body = null } = BODIES[index % BODIES.length]!;
    const headers = { Authorization: CREDENTIALS.secretKey, 'Content-Type': 'application/json' };
    // Each string is a new one, as it would be over HTTP.
    const text = body?.replace('xxxxxxxx', String(index).padStart(8, 'x')) ?? null;
    const url = `http://127.0.0.1:4010/api${path}`;
    const response = await simulator.fetch(new Request(url, { method, headers, body: text }));
    statuses.add(response.status);
    await response.arrayBuffer();
  };
  for (let index = 0; index < WARM_UP; index += 1) await send(index);
  const before = usedBytes();
  for (let index = WARM_UP; index < REQUESTS; index += 1) await send(index);
  expect(usedBytes() - before).toBeLessThan(MAX_GROWTH);
  expect([...statuses].sort()).toEqual([200, 400, 422]);
});

it('keeps the last requests that are 20 MB long together, however few they are', async () => {
  const { clock, simulator } = openSimulator();
  const post = async (size: number): Promise<void> => {
    clock.advance(1);
    const headers = { Authorization: CREDENTIALS.secretKey, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ notes: 'x'.repeat(size) });
    const url = 'http://127.0.0.1:4010/api/contacts';
    await simulator.fetch(new Request(url, { method: 'POST', headers, body }));
  };
  for (let count = 0; count < 10; count += 1) await post(4 * MEGABYTE);
  expect(simulator.log).toHaveLength(4);
  await post(10);
  expect(simulator.log).toHaveLength(5);
  simulator.reset();
  for (let count = 0; count < 4; count += 1) await post(4 * MEGABYTE);
  expect(simulator.log).toHaveLength(4);
});
