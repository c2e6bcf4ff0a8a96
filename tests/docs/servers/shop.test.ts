import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildVectors } from '../../../abaco/plugins/signature-vectors/build-vectors';
import { readSources } from '../../../site/remark/read-sources';
import { casesOf, servers } from '../failures/outcomes';
import type { ServerProcess } from '../run/run-server';
import { holds } from '../../specified/holds';
import { createStart } from './start';

const { facts, examples } = readSources('generated', 'docs');
const { url, auth_key, genuine, forged } = buildVectors(facts, examples);
const { backend, start, startFailing } = createStart('docs/_code/checkout/shop.mjs', {
  ABACO_SECRET_KEY: 'sk_test_EXAMPLE',
  ABACO_AUTH_KEY: auth_key,
  ABACO_WEBHOOK_URL: url,
});

interface Call {
  body: string;
  signature: string;
}

/** Sends a webhook to the shop. Returns the status of its response. */
async function sendEvent({ port }: ServerProcess, { body, signature }: Call): Promise<number> {
  const headers = { 'X-Abaco-Signature': signature };
  return (await fetch(`http://127.0.0.1:${port}/hooks/abaco`, { method: 'POST', headers, body })).status;
}

const paid = genuine.find(({ event }) => event === 'checkout.succeeded')!;
const delivery = /^Deliver course-basic for session \d+\n$/;
describe('the shop with a checkout', holds('checkout.shop'), () => {
  let shop: ServerProcess;
  beforeAll(async () => {
    shop = await start();
  });
  const buy = (server: ServerProcess): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/buy`, { method: 'POST', redirect: 'manual' });

  test('sends the customer to the page of a new session', async () => {
    const response = await buy(shop);
    const session = JSON.parse(backend.sent.get('server')?.[0]?.body ?? '{}') as { permalink: string };
    expect([response.status, response.headers.get('Location')]).toEqual([303, session.permalink]);
  });

  test('responds to HEAD, delivers a paid session once, and nothing else', async () => {
    const hook = `http://127.0.0.1:${shop.port}/hooks/abaco`;
    expect((await fetch(hook, { method: 'HEAD' })).status).toBe(200);
    for (const call of genuine) expect(await sendEvent(shop, call)).toBe(204);
    await expect.poll(shop.output).toMatch(delivery);
    for (const call of genuine) expect(await sendEvent(shop, call)).toBe(204);
    for (const call of forged) expect(await sendEvent(shop, call)).toBe(401);
    expect(readdirSync(join(shop.folder, 'paid'))).toEqual([]);
    expect(shop.output()).toMatch(delivery);
  });

  /** Returns the deliveries of a shop that stops at some code, and those after its next start. */
  async function stopAt(code: string): Promise<string[]> {
    const change = (whole: string): string => whole.replace(code, `process.exit(1); ${code}`);
    const stopped = await start('server', { change });
    expect(await sendEvent(stopped, paid)).toBe(204);
    await stopped.ended;
    const next = await start('server', { folder: stopped.folder });
    await expect.poll(next.output).toMatch(delivery);
    return [stopped.output(), next.output()];
  }

  test(
    'delivers again when it stopped before it has marked the delivery',
    holds('guides.shop-delivers-again'),
    async () => {
      const [before, after] = await stopAt('renameSync(`paid');
      expect(before).toBe(after);
    },
  );

  /** Returns the deliveries of a shop that receives an event twice at once. */
  async function deliverTwice(): Promise<string> {
    const server = await start('twice');
    expect(await Promise.all([sendEvent(server, paid), sendEvent(server, paid)])).toEqual([204, 204]);
    await expect.poll(() => readdirSync(join(server.folder, 'delivered'))).toHaveLength(1);
    expect(readdirSync(join(server.folder, 'paid'))).toEqual([]);
    return server.output();
  }

  test.each(casesOf(servers['checkout/shop']))('$failure: $want', async ({ failure, want }) => {
    if (failure === 'foreign') return expect(String(await sendEvent(shop, forged[0]!))).toBe(want);
    if (failure === 'twice') return expect(await deliverTwice()).toMatch(delivery);
    if (failure === 'stops') return expect((await stopAt('console.log(`Deliver')).join('')).toMatch(delivery);
    const key = failure === 'refused' ? { ABACO_SECRET_KEY: 'wrong' } : {};
    const { status } = await buy(await startFailing(failure, key));
    expect(String(status)).toBe(want);
  });
});
