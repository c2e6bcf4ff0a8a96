import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTyped, listTyped } from '../../../generator/emit/clients/calls/add-typed';
import { planClients } from '../../../generator/emit/clients/emit-clients';
import type { ClientLanguageId } from '../../../generator/emit/clients/languages';
import { codeText } from '../../../generator/emit/snippets/code';
import { temporaryFolder } from '../../builders/temporary-folder';
import { createSimulator } from '../../../simulator/create-simulator';
import { model, published, requests } from '../cases/published-requests';
import { compareResponse, essenceOf } from '../judge/compare-response';
import { compareRequest } from '../judge/compare-request';
import { RecordingServer } from '../judge/recording-server';
import { replaceBaseUrl } from '../judge/replace-base-url';
import type { Outcome } from '../run/read-outcomes';
import { runBatch } from '../run/run-batch';
import { GO_MODULE } from '../run/runners';
import { publishedClient } from './client-file';
import { examine, go } from './go/run-driver';
import { languages } from './languages';
import { compile } from './typescript/compile';

const present = languages.filter(({ isHere }) => isHere);
const server = new RecordingServer(createSimulator().fetch);
const outcomes = new Map<string, Outcome>();
const idOf = (language: string, name: string) => `${language}.${name}`;

/** The typed calls of all documented requests, by language and name. */
const calls = new Map(
  addTyped(
    published,
    model,
    listTyped(
      planClients(
        model,
        'Abaco',
        languages.map(({ id }) => id),
      ),
      model,
    ),
  ).flatMap(({ operationId, requests: all }) =>
    all.flatMap(({ name, snippets }) =>
      snippets.flatMap(({ language, typed }) =>
        typed ? [[idOf(language, `${operationId}.${name}`), codeText(typed.code)] as const] : [],
      ),
    ),
  ),
);

beforeAll(async () => {
  await server.start();
  for (const { id } of present) {
    const programs = requests.map(({ name, request }) => {
      const own = idOf(id, name);
      return {
        id: own,
        code: runnable(id, replaceBaseUrl(calls.get(own)!, request.server, `${server.urlOf(own)}/api`)),
      };
    });
    const batch = await runBatch(id, programs, filesOf(id));
    for (const [own, outcome] of batch.outcomes) outcomes.set(own, outcome);
  }
});

afterAll(() => server.stop());

/** Node finds a module by its whole name only; compilers and bundlers need less. */
function runnable(language: ClientLanguageId, code: string): string {
  return language === 'typescript' ? code.replace(/(from '\.\/\w+)'/, "$1.mjs'") : code;
}

/** The client file as it can be imported. */
function filesOf(language: ClientLanguageId): Record<string, string> {
  const file = publishedClient(language);
  const content = readFileSync(file, 'utf8');
  if (language === 'go') return { [`${path.parse(file).name}/${path.basename(file)}`]: content };
  if (language === 'python') return { [path.basename(file)]: content };
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return { [`${path.parse(file).name}.mjs`]: ts.transpileModule(content, { compilerOptions }).outputText };
}

describe.each(present)('a call with the $label client', ({ id }) => {
  it('is written for every documented request', () => {
    expect(requests.filter(({ name }) => !calls.has(idOf(id, name)))).toEqual([]);
  });

  it.each(requests)(
    'sends the documented request and prints its response: $name',
    ({ name, request, operation }) => {
      const own = idOf(id, name);
      const sent = server.sent.get(own) ?? [];
      expect(compareRequest(server.received.get(own) ?? [], request)).toEqual([]);
      expect(compareResponse(sent, operation)).toEqual([]);
      // Without a successful response, the call throws the documented error.
      expect(outcomes.get(own)).toMatchObject({ isOk: request.response !== 'never' });
      if (request.response !== 'never') expect(outcomes.get(own)?.output).toContain(essenceOf(sent));
    },
  );
});

it.runIf(go.isHere)('is what gofmt makes of it, and go vet suspects nothing', async () => {
  const files = Object.fromEntries(
    requests.map(({ name }, index) => [`call${index}/main.go`, calls.get(idOf('go', name))!]),
  );
  expect(await examine(temporaryFolder({ 'go.mod': GO_MODULE, ...filesOf('go'), ...files }))).toBe('');
});

it('compiles with all that is strict', async () => {
  const file = publishedClient('typescript');
  const modules = requests.map(({ name }, index): [string, string] => [
    `call${index}.ts`,
    calls.get(idOf('typescript', name))!,
  ]);
  const files = Object.fromEntries([...modules, [path.basename(file), readFileSync(file, 'utf8')]]);
  expect(await compile(files)).toEqual([]);
});
