import { expect, it } from 'vitest';
import { CREDENTIALS, openSimulator, send } from '../send';
import { holds } from '../../specified/holds';

const START = 1_732_903_500;

async function callTimes(
  count: number,
  simulator: ReturnType<typeof openSimulator>['simulator'],
  path = '/tax_codes',
) {
  const replies = [];
  for (let call = 0; call < count; call += 1) replies.push(await send(simulator, { path }));
  return replies;
}

const rateHeaders = ({ headers }: { headers: Headers }) =>
  ['Limit', 'Remaining', 'Reset'].map((name) => Number(headers.get(`X-RateLimit-${name}`)));

it('refuses the 101st call with 429', holds('9.api.1', 'rate-limit.countdown'), async () => {
  const { simulator } = openSimulator();
  const replies = await callTimes(101, simulator);
  expect(replies.slice(0, 100).map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(rateHeaders(replies[0]!)).toEqual([100, 99, START + 15]);
  expect(rateHeaders(replies[99]!)).toEqual([100, 0, START + 15]);
  expect(replies[100]).toMatchObject({ status: 429, body: { error: 'Too many requests.' } });
  expect(rateHeaders(replies[100]!)).toEqual([100, 0, START + 15]);
});

it('opens a new window after 15 seconds', holds('9.api.1'), async () => {
  const { simulator, clock } = openSimulator();
  await callTimes(101, simulator);
  clock.advance(14);
  expect((await callTimes(1, simulator))[0]!.status).toBe(429);
  clock.advance(1);
  expect(rateHeaders((await callTimes(1, simulator))[0]!)).toEqual([100, 99, START + 30]);
});

it('counts each key on its own', async () => {
  const { simulator } = openSimulator();
  await callTimes(101, simulator);
  const other = await send(simulator, {
    path: '/tax_codes',
    headers: { Authorization: CREDENTIALS.readOnly },
  });
  expect(other.status).toBe(200);
});

it('does not count a ping, but tells what is left', holds('rate-limit.ping'), async () => {
  const { simulator } = openSimulator();
  await callTimes(1, simulator);
  const pings = await callTimes(150, simulator, '/ping');
  expect(pings.map(({ status }) => status)).toEqual(Array(150).fill(200));
  expect(rateHeaders(pings[149]!)).toEqual([100, 99, START + 15]);
});

it('is exceeded on demand, with its headers, and no call counts', async () => {
  const { simulator } = openSimulator();
  const reply = await send(simulator, { path: '/tax_codes', headers: { 'X-Simulator-Error': '429' } });
  expect(reply.status).toBe(429);
  expect(rateHeaders(reply)).toEqual([100, 0, START + 15]);
  expect(rateHeaders((await callTimes(1, simulator))[0]!)).toEqual([100, 99, START + 15]);
});
