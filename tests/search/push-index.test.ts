import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PushError, pushIndex } from '../../search/push-index';
import { recordsOf } from './fixture';

/** A hosted engine as far as a push needs one: indexes by name, and a step that fails when a test wants it to. */
const indexes = new Map<string, unknown[]>();
let calls: string[] = [];
let failure: { at: string; status: number } | undefined;
let server: Server;
let host = '';

beforeEach(async () => {
  indexes.clear();
  indexes.set('docs', ['old']);
  calls = [];
  failure = undefined;
  server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { status, json } = reply(request.method ?? '', request.url ?? '', body);
      response
        .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
        .end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function readBody(request: IncomingMessage): Promise<{ requests?: unknown[]; destination?: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as { requests?: unknown[]; destination?: string });
}

function reply(method: string, url: string, body: { requests?: unknown[]; destination?: string }) {
  const [, , , name = '', ...rest] = url.split('/');
  const step = `${method} ${rest.join('/')}`.replace(/\d+$/, '').trim();
  calls.push(`${step} ${name.replace(/_\d+$/, '')}`);
  if (failure?.at === step)
    return { status: failure.status, json: { message: 'No.', status: failure.status } };
  if (step === 'POST batch') indexes.set(name, [...(indexes.get(name) ?? []), ...(body.requests ?? [])]);
  if (step === 'DELETE') indexes.delete(name);
  if (step === 'POST operation') {
    indexes.set(body.destination ?? '', indexes.get(name) ?? []);
    indexes.delete(name);
  }
  return { status: 200, json: method === 'GET' ? { status: 'published' } : { taskID: 7 } };
}

const records = recordsOf(Array.from({ length: 1001 }, () => ({})));
const push = (own = host) =>
  pushIndex(
    { appId: 'app', adminKey: 'key', name: 'docs', origin: 'https://docs.example/base', host: own },
    records,
    [['a', 'b']],
    () => undefined,
  );

test('an index is made under another name and moved when it is complete', async () => {
  await push();
  expect([...indexes.keys()]).toEqual(['docs']);
  const sent = indexes.get('docs') as { body: { url: string; url_without_anchor: string } }[];
  expect(sent).toHaveLength(1001);
  expect(sent.filter(({ body }) => !body.url.startsWith('https://docs.example/base/'))).toEqual([]);
  expect(
    sent.filter(({ body }) => !body.url_without_anchor.startsWith('https://docs.example/base/')),
  ).toEqual([]);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([
    'PUT settings docs_tmp',
    'POST synonyms/batch docs_tmp',
    'POST batch docs_tmp',
    'POST batch docs_tmp',
    'POST operation docs_tmp',
  ]);
});

describe('the old index stays, and nothing else is left', () => {
  test.each([
    { at: 'PUT settings', status: 403, words: 'SEARCH_ADMIN_KEY is wrong' },
    { at: 'POST batch', status: 429, words: 'quota' },
    { at: 'POST batch', status: 500, words: 'says 500: No.' },
    { at: 'POST operation', status: 400, words: 'says 400: No.' },
  ])('when $at gives $status', async ({ at, status, words }) => {
    failure = { at, status };
    const error = await push().catch((one: unknown) => one);
    expect(error).toBeInstanceOf(PushError);
    expect((error as PushError).message).toContain(words);
    expect([...indexes]).toEqual([['docs', ['old']]]);
  });

  test('when there is no connection', async () => {
    await expect(push('http://127.0.0.1:9')).rejects.toThrow('cannot be reached');
    expect([...indexes]).toEqual([['docs', ['old']]]);
  });
});
