import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSimulator, send } from '../simulator/send';
import { holds } from '../specified/holds';
import { createFailingServer } from './run/failing-server';
import { blockOf, fieldsOf } from './run/page-blocks';
import { pageOf } from './run/page-calls';
import { runProgram } from './run/run-program';

const FILE = 'docs/_code/test-your-integration/rehearse.mjs';
const PAGE = pageOf('test-your-integration/rehearse');
const { server, list } = createFailingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const rehearse = (world: string, replace?: [from: string, to: string]): Promise<string> =>
  runProgram(FILE, { url: server.urlOf(world), ...(replace && { replace }) });

describe('the page shows what its program sends and leaves', holds('rehearsal.page'), () => {
  test('its output', async () => {
    expect(await rehearse('output')).toBe(`${blockOf(PAGE, 'Output')}\n`);
  });

  test('the sale', async () => {
    await rehearse('sale');
    const bodies = server.received.get('sale')?.filter(({ target }) => target.endsWith('/transactions'));
    expect(bodies?.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      JSON.parse(blockOf(PAGE, 'Sale of order-7001')),
    ]);
  });

  test('the invoice', async () => {
    await rehearse('invoice');
    const shown = JSON.parse(blockOf(PAGE, 'Invoice of order-7001')) as object;
    const invoices = await list('invoice', '/invoices?processor_id=order-7001');
    expect(invoices.map((invoice) => fieldsOf(invoice as object, shown))).toEqual([shown]);
  });
});

test.each([
  ['looks nothing up', 'known ?? call', 'call'],
  ['repeats what stays', 'WORTH_ANOTHER_TRY = [429', 'WORTH_ANOTHER_TRY = [422, 429'],
  ['gives up at once', 'WORTH_ANOTHER_TRY = [429, 500, 502, 503', 'WORTH_ANOTHER_TRY = [429, 500, 502'],
  ['loses a cent', 'amount: amount / 100', 'amount: Math.trunc((amount / 100) * 100) / 100'],
  ['records today', "date: '2024-02-29',\n", ''],
])('the program fails when the code %s', holds('rehearsal.fails'), async (what, from, to) => {
  await expect(rehearse(what.replaceAll(' ', '-'), [from, to])).rejects.toThrow('AssertionError');
});

describe('errors on demand', holds('rehearsal.errors'), () => {
  const demand = (method: string, path: string, status: string, body?: object) =>
    send(openSimulator().simulator, { method, path, headers: { 'X-Simulator-Error': status }, body });

  test('change nothing', async () => {
    const { simulator } = openSimulator();
    const headers = { 'X-Simulator-Error': '503' };
    await send(simulator, { method: 'PUT', path: '/contacts/60312', headers, body: { first_name: 'Other' } });
    const { body } = await send(simulator, { path: '/contacts/60312' });
    expect(body).toMatchObject({ first_name: 'Ada' });
  });

  test('are limited to what the operation documents, which is never a 409', async () => {
    const { status, text } = await demand('GET', '/invoices/90210', '409');
    expect(status).toBe(400);
    expect(text).toMatch(/write one of 401, 403, 404, /);
    expect(readFileSync('generated/bundle/openapi.json', 'utf8')).not.toMatch(/"409"|X-Simulator-Error/);
  });
});

describe('natural causes', holds('rehearsal.causes'), () => {
  const PAID = { first_name: 'Ada', country: 'DE' };
  test.each([
    [401, { path: '/ping', headers: { Authorization: `Basic ${btoa('sk_test_WRONG:')}` } }],
    [403, { path: '/invoices/3' }],
    [404, { path: '/invoices/999' }],
    [422, { method: 'POST', path: '/transactions', body: { items: [{ amount: 1 }], customer: PAID } }],
  ])('of %d', async (want, request) => {
    expect((await send(openSimulator().simulator, request)).status).toBe(want);
  });
});

describe('dates', holds('rehearsal.dates'), () => {
  const invoice = { contact: { id: 60312 }, items: [{ description: 'Tea', unit_price: 5 }] };

  test('are kept, and refused if they do not exist', async () => {
    const { simulator } = openSimulator();
    const issue = (issue_date: string, due_date: string) =>
      send(simulator, { method: 'POST', path: '/invoices', body: { ...invoice, issue_date, due_date } });
    const kept = { issue_date: '2024-01-31', due_date: '2024-02-29' };
    expect((await issue(kept.issue_date, kept.due_date)).body).toMatchObject(kept);
    for (const date of ['2024-02-30', '2023-02-29'])
      expect((await issue('2024-01-31', date)).status).toBe(422);
  });

  test('make no invoice late, but one is', async () => {
    const { clock, simulator } = openSimulator();
    const body = { ...invoice, issue_date: '2024-01-31', due_date: '2024-02-29' };
    const { body: issued } = await send(simulator, { method: 'POST', path: '/invoices', body });
    clock.advance(366 * 24 * 60 * 60);
    const { id } = issued as { id: number };
    expect((await send(simulator, { path: `/invoices/${id}` })).body).toMatchObject({ state: 'outstanding' });
    expect((await send(simulator, { path: '/invoices/90121' })).body).toMatchObject({ state: 'late' });
  });

  test('start with the same day', async () => {
    const { body } = await send(openSimulator().simulator, {
      method: 'POST',
      path: '/invoices',
      body: invoice,
    });
    expect(body).toMatchObject({ issue_date: '2024-11-29' });
  });
});

test('the simulator lists its calls, and starts afresh', holds('rehearsal.log'), async () => {
  const { clock, simulator } = openSimulator();
  clock.advance(60);
  const body = { first_name: 'Ada' };
  await send(simulator, { method: 'POST', path: '/s/my-test/api/contacts', body });
  expect((await send(simulator, { path: '/__report' })).body).toEqual([
    expect.objectContaining({ world: 'my-test', path: '/api/contacts', status: 201, body }),
  ]);
  const start = clock.now();
  await send(simulator, { method: 'POST', path: '/__reset' });
  expect(clock.now()).toBe(start - 60);
  expect((await send(simulator, { path: '/__report' })).body).toEqual([]);
});
