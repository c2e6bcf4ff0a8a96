import type { Json } from '#core/json/json';
import { expect } from 'vitest';
import type { Reproduction } from '#core/contracts/reproductions';
import type { HttpCall } from '#core/http/call';
import type { Simulator } from '../../simulator/create-simulator';

type Fetch = Pick<Simulator, 'fetch'>;

/** Sends the requests of a reproduction one after the other; the last response counts, and only it has the status. */
export async function play(
  simulator: Fetch,
  { before = [], request, times = 1 }: Pick<Reproduction, 'before' | 'request' | 'times'>,
) {
  for (const one of before) expect((await send(simulator, one)).status).toBeLessThan(300);
  for (let call = 1; call < times; call += 1) await send(simulator, request);
  return send(simulator, request);
}

async function send({ fetch }: Fetch, { method, path, headers, body }: HttpCall) {
  const url = `http://127.0.0.1:4010/api${path}`;
  const response = await fetch(new Request(url, { method, headers, body }));
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Json };
}
