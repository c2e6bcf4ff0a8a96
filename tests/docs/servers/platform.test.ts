import { beforeAll, describe, expect, test } from 'vitest';
import { casesOf, servers } from '../failures/outcomes';
import type { ServerProcess } from '../run/run-server';
import { createBrowser } from './browser';
import { createStart } from './start';
import { holds } from '../../specified/holds';

const { start, startFailing } = createStart('docs/_code/connect/platform.mjs', {
  ABACO_CLIENT_ID: 'cid_EXAMPLE',
  ABACO_CLIENT_SECRET: 'cs_EXAMPLE',
});

describe('the platform that connects sellers', holds('connect.platform'), () => {
  let platform: ServerProcess;
  beforeAll(async () => {
    platform = await start();
  });
  const openBrowser = (server = platform) => createBrowser(server);
  const connected = [200, 'Connected account 5230.'];
  const refused = [403, 'This link was not started in this browser.'];
  const code = 'code=ac_EXAMPLE';

  test('sends the seller to Abaco with everything the page lists', async () => {
    const { state, ...query } = Object.fromEntries(await openBrowser().begin());
    expect(query).toEqual({
      client_id: 'cid_EXAMPLE',
      redirect_uri: 'https://platform.example/callback',
      response_type: 'code',
      scope: 'read_write',
    });
    expect(state).toMatch(/^[\da-f]{32}$/);
  });

  test('keeps the state in a cookie that neither scripts nor other sites reach, for ten minutes', async () => {
    const { cookie } = await openBrowser().visit('/connect');
    const attributes = ['Max-Age=600', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'];
    expect(cookie.split('; ').slice(1)).toEqual(attributes);
    expect(cookie).toMatch(/^__Host-/);
  });

  test('exchanges the code for a token, once for each state', async () => {
    const browser = openBrowser();
    const state = (await browser.begin()).get('state');
    const kept = new Map(browser.cookies);
    expect(await browser.comeBack(code, state)).toEqual(connected);
    expect(browser.cookies).toEqual(new Map());
    expect(await browser.comeBack(code, state)).toEqual(refused);
    for (const pair of kept) browser.cookies.set(...pair);
    expect(await browser.comeBack(code, state)).toEqual(refused);
  });

  test('refuses the state of another browser, which can still use it', async () => {
    const [attacker, seller, visitor] = [openBrowser(), openBrowser(), openBrowser()];
    const [foreign, own] = [(await attacker.begin()).get('state'), (await seller.begin()).get('state')];
    expect(await visitor.comeBack(code, foreign)).toEqual(refused);
    expect(await seller.comeBack(code, foreign)).toEqual(refused);
    expect(await seller.comeBack(code, own)).toEqual(connected);
    expect(await attacker.comeBack(code, foreign)).toEqual(connected);
  });

  test.each([{ state: 'other' }, { state: '' }, { state: null }])(
    'refuses the state $state',
    async ({ state }) => {
      const browser = openBrowser();
      await browser.begin();
      expect(await browser.comeBack(code, state)).toEqual(refused);
    },
  );

  test('forgets a state when its cookie expires', holds('guides.platform-state'), async () => {
    const change = (code: string): string =>
      code.replace('begun.delete(state), 600_000', "console.log('gone', begun.delete(state)), 10");
    const server = await start('server', { change });
    const browser = openBrowser(server);
    const state = (await browser.begin()).get('state');
    await expect.poll(server.output).toBe('gone true\n');
    expect(await browser.comeBack(code, state)).toEqual(refused);
  });

  test('takes a refusal, and goes on after an address that cannot be read', async () => {
    const browser = openBrowser();
    const state = (await browser.begin()).get('state');
    expect((await browser.comeBack('error=access_denied', state))[1]).toMatch(/declined/);
    expect((await browser.visit('//')).status).toBe(502);
    expect((await browser.visit('/other')).status).toBe(404);
  });

  test.each(casesOf(servers['connect/platform']))('$failure: $want', async ({ failure, want }) => {
    const server = await startFailing(failure);
    const browser = openBrowser(server);
    const state = (await (failure === 'foreign' ? openBrowser(server) : browser).begin()).get('state');
    const next = failure === 'stops' ? openBrowser(await startFailing(failure)) : browser;
    for (const pair of browser.cookies) next.cookies.set(...pair);
    const comeBack = () => next.comeBack(failure === 'refused' ? 'code=other' : code, state);
    const replies = await Promise.all(failure === 'twice' ? [comeBack(), comeBack()] : [comeBack()]);
    const statuses = replies.map(([status]) => status).sort();
    expect(statuses.join(' and ')).toBe(want);
  });
});
