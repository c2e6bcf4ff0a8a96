import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageId } from '../../generator/snippets/languages';
import { isRunnable } from '../snippets/run/is-runnable';
import { holds } from '../specified/holds';
import { api } from './lint/lint-with';
import { createFailingServer } from './run/failing-server';
import { createResponder } from './run/responder';
import { runProgram } from './run/run-program';

const { programs, facts, examples } = api.sources;

const respond = createResponder();
const { server, plan } = createFailingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

/** The files of a program that can be run here. */
function filesOf(id: string): { file: string; world: string }[] {
  const folder = id.slice(0, id.indexOf('/'));
  return (programs[id] ?? [])
    .filter(({ language }) => isRunnable({ id: language as LanguageId }))
    .map(({ name }) => ({
      file: join('docs/_code', folder, name),
      world: `${folder}-${name}`.replaceAll('.', '-'),
    }));
}

const REQUEST = {
  headers: {
    Accept: 'application/json; api_version=20241028',
    Authorization: `Basic ${btoa('sk_test_EXAMPLE:')}`,
  },
};

const lines = (output: string): string[] => output.trim().split('\n');

describe('reads every record, page after page', holds('guides.read-all'), () => {
  test.concurrent.each(filesOf('api/read-all'))('$file', async ({ file, world }) => {
    const all = await respond(new Request('http://localhost/api/invoices?limit=100', REQUEST));
    const numbers = ((await all.json()) as { number: string }[]).map((invoice) => invoice.number);
    const output = await runProgram(file, { url: server.urlOf(world) });
    expect(lines(output)).toEqual(numbers);
    const small = `${world}-small`;
    const code = { url: server.urlOf(small), replace: ['limit=100', 'limit=2'] as const };
    expect(lines(await runProgram(file, code))).toEqual(numbers);
    expect(server.received.get(small)?.length).toBe(Math.ceil(numbers.length / 2));
  });
});

describe('prints a row for each invoice of a contact, and no other', holds('guides.history'), () => {
  const args = ['60301'];

  test.concurrent.each(filesOf('show-billing-history/history'))('$file', async ({ file, world }) => {
    const all = await respond(new Request('http://localhost/api/invoices?contact=60301', REQUEST));
    const [first, second] = (await all.json()) as { number: string }[];
    const output = lines(await runProgram(file, { url: server.urlOf(world), args }));
    expect(output).toEqual([
      expect.stringMatching(`^${first?.number} \\| \\S+ \\| 471\\.90 EUR \\| Paid \\| https://\\S+$`),
      expect.stringMatching(`^${second?.number} \\| \\S+ \\| 242\\.00 EUR \\| Overdue \\| https://\\S+$`),
    ]);
    const small = `${world}-small`;
    const code = { url: server.urlOf(small), args, replace: ['limit=100', 'limit=1'] as const };
    expect(lines(await runProgram(file, code))).toHaveLength(2);
    expect(server.received.get(small)).toHaveLength(2);
  });
});

describe('downloads a report when it is ready', holds('reports.download'), () => {
  const file = 'docs/_code/download-reports/download.sh';
  const pauses = ['0 5 10 20 40 60 60 60 60 60 60', '0 0 0'] as const;
  const report = (state: string): Response => Response.json({ id: 77, state, report_url: null });
  const download = (world: string): Promise<string> =>
    runProgram(file, { url: server.urlOf(world), replace: pauses });

  test('calls at once, then pauses longer each time, for at most a minute', () => {
    expect(readFileSync(file, 'utf8')).toContain(`for pause in ${pauses[0]}; do\n    sleep "$pause"\n`);
  });

  test('not while it is pending', async () => {
    plan('pending', [report('pending'), report('pending')]);
    await download('pending');
    expect(server.received.get('pending')?.at(-1)?.target).toMatch(/^\/reports\//);
    expect(server.received.get('pending')).toHaveLength(4);
  });

  test.each([
    { given: 'failed', states: ['pending', 'failed'], says: 'The report is failed.' },
    {
      given: 'is pending for ever',
      states: Array<string>(9).fill('pending'),
      says: 'The report is pending.',
    },
  ])('and ends with an error when it $given', async ({ given, states, says }) => {
    const world = given.replaceAll(' ', '-');
    plan(world, states.map(report));
    await expect(download(world)).rejects.toThrow(says);
    expect(server.received.get(world)?.length).toBeLessThanOrEqual(3);
  });
});

describe('records a sale once, however often it runs', holds('record-sales.once'), () => {
  test.concurrent.each(filesOf('record-sales/record-once'))('$file', async ({ file, world }) => {
    const url = server.urlOf(world);
    const ofPage = await runProgram(file, { url });
    const first = await runProgram(file, { url, args: ['order-3001', 'ch_3001'] });
    const again = await runProgram(file, { url, args: ['order-3001', 'ch_3001'] });
    const other = await runProgram(file, { url, args: ['order-3002', 'ch_3002'] });
    expect([ofPage.trim(), again, other === first]).toEqual(['2024-00042', first, false]);
    const sent = (server.received.get(world) ?? []).map(({ method }) => method);
    expect(sent).toEqual(['GET', 'GET', 'POST', 'GET', 'GET', 'POST']);
  });
});

describe('reads what a tax office responded', holds('ticketbai.program'), () => {
  test.concurrent.each(filesOf('ticketbai/read-response'))('$file', async ({ file, world }) => {
    const args = ['90203'];
    const output = await runProgram(file, { url: server.urlOf(world), args });
    expect(lines(output)).toEqual([
      'ticketbai_bizkaia: not delivered, Service unavailable',
      'ticketbai_bizkaia: delivered, {"status":"accepted","identifier":"TBAI-EXAMPLE-141124"}',
    ]);
  });
});

test('the signature of an event is computed in a shell', holds('webhooks.shell-signature'), async () => {
  const event = JSON.stringify(examples['checkout.succeeded']?.request.default, null, 2);
  const files = { 'event.json': event };
  const output = await runProgram('docs/_code/webhooks/signature.sh', { url: '', files });
  expect(output.trim()).toBe(facts.events['checkout.succeeded']?.signature);
});
