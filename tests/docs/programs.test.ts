import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageId } from '../../generator/snippets/languages';
import { isRunnable } from '../snippets/run/is-runnable';
import { RecordingServer, type Responder } from '../snippets/judge/recording-server';
import { api } from './lint/lint-with';
import { createResponder } from './run/responder';
import { runProgram } from './run/run-program';

const { programs, facts, examples } = api.sources;

/** The first calls of these worlds fail with a status each, 0 for a lost connection. */
const failing = new Map<string, number[]>();
const respond = createResponder();
const respondAfterFailures: Responder = async (request) => {
  const [, world = ''] = /\/s\/([^/]+)/.exec(request.url) ?? [];
  const status = failing.get(world)?.shift();
  if (status === undefined) return respond(request);
  return Response.json({ error: 'Try again.' }, { status, headers: { 'X-RateLimit-Reset': '0' } });
};

const server = new RecordingServer(respondAfterFailures);
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

describe('reads every record, page after page', () => {
  test.each(filesOf('api/read-all'))('$file', async ({ file, world }) => {
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

describe('tries again while that may help', () => {
  test.each(filesOf('api/retry'))('$file', async ({ file, world }) => {
    failing.set(world, [429, 503]);
    expect(lines(await runProgram(file, { url: server.urlOf(world) }))).toEqual(['200']);
    expect(server.received.get(world)).toHaveLength(3);
  });

  test.each(filesOf('api/retry'))('and not when it cannot: $file', async ({ file, world }) => {
    const output = await runProgram(file, { url: server.urlOf(`${world}-wrong`), key: 'wrong' });
    expect(lines(output)).toEqual(['401']);
    expect(server.received.get(`${world}-wrong`)).toHaveLength(1);
  });
});

describe('records a sale once, however often it is told to', () => {
  test.each(filesOf('record-sales/record-once'))('$file', async ({ file, world }) => {
    const url = server.urlOf(world);
    const first = await runProgram(file, { url });
    const again = await runProgram(file, { url });
    const other = await runProgram(file, { url, args: ['order-3002'] });
    expect([again, other === first]).toEqual([first, false]);
    const sent = (server.received.get(world) ?? []).map(({ method }) => method);
    expect(sent).toEqual(['GET', 'POST', 'GET', 'GET', 'POST']);
  });
});

describe('reads what a tax office responded', () => {
  test.each(filesOf('ticketbai/read-response'))('$file', async ({ file, world }) => {
    const args = ['90203'];
    const output = await runProgram(file, { url: server.urlOf(world), args });
    expect(lines(output)).toEqual([
      'ticketbai_bizkaia: not delivered, Service unavailable',
      'ticketbai_bizkaia: delivered, {"status":"accepted","identifier":"TBAI-EXAMPLE-141124"}',
    ]);
  });
});

test('the signature of an event is computed in a shell', async () => {
  const event = JSON.stringify(examples['checkout.succeeded']?.request.default, null, 2);
  const files = { 'event.json': event };
  const output = await runProgram('docs/_code/webhooks/signature.sh', { url: '', files });
  expect(output.trim()).toBe(facts.events['checkout.succeeded']?.signature);
});
