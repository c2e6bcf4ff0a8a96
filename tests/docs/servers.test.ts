import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildVectors } from '../../site/plugins/signature-vectors/build-vectors';
import { RecordingServer } from '../snippets/judge/recording-server';
import { api } from './lint/lint-with';
import { createResponder } from './run/responder';
import { runServer, type ServerProcess } from './run/run-server';

const { auth_key, genuine, forged } = buildVectors(api.sources.facts, api.sources.examples);
const backend = new RecordingServer(createResponder());
const running: ServerProcess[] = [];
beforeAll(() => backend.start());
afterAll(async () => {
  for (const server of running) server.stop();
  await backend.stop();
});

async function start(file: string, world: string, env: Record<string, string>): Promise<ServerProcess> {
  const server = await runServer(file, env, backend.urlOf(world));
  running.push(server);
  return server;
}

describe('the shop with a checkout', () => {
  let shop: ServerProcess;
  beforeAll(async () => {
    const env = { ABACO_SECRET_KEY: 'sk_test_EXAMPLE', ABACO_AUTH_KEY: auth_key };
    shop = await start('docs/_code/checkout/shop.mjs', 'shop', env);
  });
  const urlOf = (path: string) => `http://127.0.0.1:${shop.port}${path}`;
  const call = async ({ body, signature }: { body: string; signature: string }): Promise<number> => {
    const headers = { 'X-Abaco-Signature': signature };
    return (await fetch(urlOf('/hooks/abaco'), { method: 'POST', headers, body })).status;
  };

  test('sends the customer to the page of a new session', async () => {
    const response = await fetch(urlOf('/buy'), { method: 'POST', redirect: 'manual' });
    const session = JSON.parse(backend.sent.get('shop')?.[0]?.body ?? '{}') as { permalink: string };
    expect([response.status, response.headers.get('Location')]).toEqual([303, session.permalink]);
  });

  test('responds to HEAD, delivers a paid session once, and nothing else', async () => {
    expect((await fetch(urlOf('/hooks/abaco'), { method: 'HEAD' })).status).toBe(200);
    for (const vector of [...genuine, ...genuine]) expect(await call(vector)).toBe(204);
    for (const vector of forged) expect(await call(vector)).toBe(401);
    expect(shop.output().trim().split('\n')).toHaveLength(1);
    expect(shop.output()).toMatch(/^Deliver course-basic for session \d+\n$/);
  });
});

describe('the platform that connects sellers', () => {
  let platform: ServerProcess;
  beforeAll(async () => {
    const env = { ABACO_CLIENT_ID: 'cid_EXAMPLE', ABACO_CLIENT_SECRET: 'cs_EXAMPLE' };
    platform = await start('docs/_code/connect/platform.mjs', 'platform', env);
  });
  const visit = async (path: string): Promise<[number, string]> => {
    const response = await fetch(`http://127.0.0.1:${platform.port}${path}`, { redirect: 'manual' });
    return [response.status, response.headers.get('Location') ?? (await response.text())];
  };
  /** Sends the seller off; the parameters of the authorize address. */
  const begin = async (): Promise<URLSearchParams> => new URL((await visit('/connect'))[1]).searchParams;

  test('sends the seller to Abaco with everything the page lists', async () => {
    const { state, ...query } = Object.fromEntries(await begin());
    expect(query).toEqual({
      client_id: 'cid_EXAMPLE',
      redirect_uri: 'https://platform.example/callback',
      response_type: 'code',
      scope: 'read_write',
    });
    expect(state).toMatch(/^[\da-f]{32}$/);
  });

  test('exchanges the code for a token', async () => {
    const state = (await begin()).get('state') ?? '';
    expect(await visit(`/callback?code=ac_EXAMPLE&state=${state}`)).toEqual([200, 'Connected account 5230.']);
  });

  test.each([
    {
      given: 'a state it does not know',
      query: 'code=ac_EXAMPLE&state=other',
      want: [403, 'This link was not started here.'],
    },
    { given: 'no state', query: 'code=ac_EXAMPLE', want: [403, 'This link was not started here.'] },
  ])('refuses $given', async ({ query, want }) => {
    expect(await visit(`/callback?${query}`)).toEqual(want);
  });

  test('takes a state once, a refusal, and a code that is wrong', async () => {
    const [once, declined, wrong] = [await begin(), await begin(), await begin()].map(
      (query) => query.get('state') ?? '',
    );
    await visit(`/callback?code=ac_EXAMPLE&state=${once}`);
    expect((await visit(`/callback?code=ac_EXAMPLE&state=${once}`))[0]).toBe(403);
    expect((await visit(`/callback?error=access_denied&state=${declined}`))[1]).toMatch(/declined/);
    expect((await visit(`/callback?code=other&state=${wrong}`))[0]).toBe(502);
  });
});
