import { execFileSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { check } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { escapePattern } from '#core/text/escape-pattern';
import { buildSnippets } from '../../generator/emit/snippets/build-snippets';
import { codeText } from '../../generator/emit/snippets/code';
import { languages, type LanguageId } from '../../generator/emit/snippets/languages';
import { emitTypes } from '../../generator/emit/types/emit-types';
import { buildApiModel } from '../../generator/model/api/build-api-model';
import { doc } from '../builders/description';
import { typeCheck } from '../builders/type-check';
import { isRunnable } from './run/is-runnable';
import type { Outcome } from './run/read-outcomes';
import { runBatch } from './run/run-batch';

interface Case {
  mediaType: string;
  itemSchema: JsonObject;
  sent: string;
  /** Printed parts of it, in this order. */
  want: string[];
}

const item = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const event = { type: 'object', properties: { event: { type: 'string' }, data: { type: 'string' } } };

const CASES: Record<string, Case> = {
  lines: {
    mediaType: 'application/jsonl',
    itemSchema: item,
    sent: '{"id":101,"name":"Zoë"}\n\n{"id":102}\r\n{"id":103}',
    want: ['101', 'Zoë', '102', '103'],
  },
  records: {
    mediaType: 'application/json-seq',
    itemSchema: item,
    sent: '\u001e{"id":101,\n"name":"Zoë"}\n\u001e{"id":102}\n\u001e{"id":103}\n',
    want: ['101', 'Zoë', '102', '103'],
  },
  events: {
    mediaType: 'text/event-stream',
    itemSchema: event,
    sent: ': hello\n\nevent: added\ndata: {"id":101}\nid: 1\n\ndata:Zoë\r\ndata:  102\r\n\r\nretry: 5\n\ndata: [DONE]\n\n',
    want: ['{"id":101}\n', 'Zoë\n 102\n', '[DONE]\n'],
  },
};

const ADDRESS = 'https://streams.example';
const REFUSED = '{"error":"No."}';

const description = doc({
  openapi: '3.2.0',
  servers: [{ url: ADDRESS }],
  paths: Object.fromEntries(
    Object.entries(CASES).map(([name, { mediaType, itemSchema }]) => {
      const responses = { 200: { description: 'Items.', content: { [mediaType]: { itemSchema } } } };
      return [`/${name}`, { get: { operationId: name, responses } }];
    }),
  ),
});

const snippets = buildSnippets(buildApiModel(description));
const codeOf = (language: LanguageId, name: string) => {
  const [request] = snippets.find(({ operationId }) => operationId === name)?.requests ?? [];
  return codeText(request!.snippets.find((one) => one.language === language)!.code);
};

/** The cases that a language can show: the character before each record is also what separates the outcomes of a batch. */
const readCases = (language: LanguageId) =>
  Object.entries(CASES).filter(([name]) => language !== 'curl' || name !== 'records');

/** Sends a response in pieces that end within lines, items and letters. */
async function send(response: ServerResponse, { mediaType, sent }: Case): Promise<void> {
  response.writeHead(200, { 'Content-Type': mediaType });
  const bytes = Buffer.from(sent);
  for (let start = 0; start < bytes.length; start += 7) {
    response.write(bytes.subarray(start, start + 7));
    await wait(1);
  }
  response.end();
}

const server = createServer(({ url = '' }, response) => {
  const [, status, name = ''] = url.split('/');
  if (status === '200') void send(response, CASES[name]!);
  else response.writeHead(Number(status), { 'Content-Type': 'application/json' }).end(REFUSED);
});
const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  for (const { id: language } of languages.filter(isRunnable)) {
    const programs = Object.keys(CASES).flatMap((name) =>
      ['200', '422'].map((status) => ({
        id: `${language} ${name} ${status}`,
        code: codeOf(language, name).replace(ADDRESS, `http://127.0.0.1:${port}/${status}`),
      })),
    );
    for (const [id, outcome] of (await runBatch(language, programs)).outcomes) outcomes.set(id, outcome);
  }
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

describe.each(languages)('a $id snippet', (language) => {
  it.runIf(isRunnable(language)).each(readCases(language.id))('reads %s', (name, { want, sent }) => {
    const outcome = outcomes.get(`${language.id} ${name} 200`);
    expect(outcome).toMatchObject({ isOk: true });
    // curl prints what comes, and its progress.
    if (language.id === 'curl') return expect(outcome?.output).toBe(sent);
    expect(outcome?.error).toBe('');
    expect(outcome?.output).toMatch(new RegExp(want.map(escapePattern).join('[^]*')));
  });

  it.runIf(isRunnable(language)).each(Object.keys(CASES))('shows why %s were refused', (name) => {
    const outcome = outcomes.get(`${language.id} ${name} 422`);
    expect(outcome).toMatchObject({ isOk: false });
    expect(outcome?.error).toContain('422');
    expect(`${outcome?.output}${outcome?.error}`).toContain(REFUSED);
  });
});

it('compiles with the types of the description', async () => {
  const [types] = await emitTypes(description);
  const codes = Object.keys(CASES).map((name): [string, string] => [
    `streams/${name}`,
    codeOf('typescript', name),
  ]);
  const messages = typeCheck(new Map([['streams/api', types!.content], ...codes]));
  expect([...messages.values()].flat()).toEqual([]);
});

it.runIf(isRunnable({ id: 'go' }))('is what gofmt makes of it', () => {
  for (const name of Object.keys(CASES)) {
    const code = codeOf('go', name);
    expect(execFileSync('gofmt', { input: code, encoding: 'utf8' })).toBe(code);
  }
});

it.each(['typescript', 'javascript'] as const)('is what Prettier makes of it: %s', async (language) => {
  for (const name of Object.keys(CASES)) {
    const parser = language === 'typescript' ? 'typescript' : 'babel';
    const code = codeOf(language, name);
    const style = { parser, singleQuote: true, printWidth: 100, trailingComma: 'all' } as const;
    expect(await check(code, style), code).toBe(true);
  }
});
