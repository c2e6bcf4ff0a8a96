import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import flowsText from '../../generated/arazzo/flows.json';
import reproductionsText from '../../generated/simulator/reproductions.json';
import requestsText from '../../generated/simulator/requests.json';
import { buildApiModel } from '../../generator/model/api/build-api-model';
import type { BundledDescription } from '../../generator/read/normalize/bundled-description';
import { buildHttpRequest } from '../../generator/emit/snippets/http-request';
import { draftOf, requestOf } from '../../site/src/session/draft';
import { requestToCheck } from '../../site/src/console/PayloadCheck/check-payload';
import { send } from '../../site/src/session/simulator';
import type { Flows } from '#core/contracts/flows';
import type { Reproductions } from '#core/contracts/reproductions';
import type { SimulatorRequests } from '#core/contracts/requests';
import { buildFlowCall } from '#core/flows/build-flow-call';
import { readPostman } from './doors/postman';
import { readRequest, readSnippet, type SentRequest } from './doors/sent-request';

const bundle = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as BundledDescription;
const model = buildApiModel(bundle);
const { operations } = requestsText as unknown as SimulatorRequests;

const examples = model.operations.flatMap((operation) =>
  operation.requests.map((example) => ({
    name: `${operation.id} (${example.name})`,
    id: operation.id,
    example: example.name,
    snippet: readSnippet(buildHttpRequest(operation, example, model)),
  })),
);

const first = examples.filter(({ id }, index) => examples.findIndex((one) => one.id === id) === index);

/** The request that Run and the console send for an example. */
function requestInPage(id: string, example: string): Request {
  const operation = operations[id];
  const request = operation?.requests.find(({ name }) => name === example);
  if (!operation || !request) throw new Error(`The page has no request ${example} of ${id}.`);
  return requestOf(operation, draftOf(operation, request));
}

test('there is an example of every operation', () => {
  expect(new Set(examples.map(({ id }) => id)).size).toBe(Object.keys(operations).length);
});

describe('what a snippet sends is sent in the page too', () => {
  test.each(examples)('$name', async ({ id, example, snippet }) => {
    expect(await readRequest(requestInPage(id, example))).toEqual(snippet);
  });
});

describe('the log names the request that was sent', () => {
  test.each(examples)('$name', async ({ id, example, snippet }) => {
    const { method, address } = await send(requestInPage(id, example));
    const { origin, pathname, searchParams } = new URL(address, snippet.url);
    expect({ method, url: origin + pathname, query: [...searchParams].toSorted() }).toEqual({
      method: snippet.method,
      url: snippet.url,
      query: snippet.query,
    });
  });
});

describe('the payload check sends the body of the first example as its snippet does', () => {
  test.each(first.filter(({ snippet }) => snippet.body !== undefined))('$name', async ({ id, snippet }) => {
    expect(await readRequest(requestToCheck(id, JSON.stringify(snippet.body)))).toEqual(snippet);
  });
});

const steps = Object.entries(flowsText as unknown as Flows).flatMap(([flow, { steps: all }]) =>
  all.flatMap((step) => ('event' in step ? [] : [{ name: `${flow}, ${step.id}`, step }])),
);

describe('a step of a flow is the call of a snippet, but for values that it takes from earlier responses', () => {
  test.each(steps)('$name', ({ step }) => {
    const snippet = examples.find(
      ({ id, example }) => id === step.operation && example === step.request.name,
    )?.snippet;
    const call = buildFlowCall({ ...step, request: { ...step.request, parameters: {}, body: 0 } }, {});
    const name = (wanted: string) =>
      Object.entries(call.headers).find(([one]) => one.toLowerCase() === wanted)?.[1] ?? null;
    expect({ method: call.method, accept: name('accept'), authorization: name('authorization') }).toEqual({
      method: snippet?.method,
      accept: snippet?.accept,
      authorization: snippet?.authorization,
    });
  });
});

/** Statuses that are caused by another method or other credentials than those of the snippet. */
const CAUSED_BY = { method: ['405'], authorization: ['401', '403', '404', '406'] };

describe('a reproduction is the call of a snippet, but for what causes the error', () => {
  test.each(first)('$name', ({ id, snippet }) => {
    const { path } = operations[id]!;
    const pattern = new RegExp(`^${path.replaceAll(/\{[^{}]+\}/g, '[^/]+')}(\\?|$)`);
    for (const [status, { request }] of Object.entries((reproductionsText as Reproductions)[id] ?? {})) {
      expect(request.path, status).toMatch(pattern);
      if (!CAUSED_BY.method.includes(status)) expect(request.method, status).toBe(snippet.method);
      if (!CAUSED_BY.authorization.includes(status))
        expect(request.headers.Authorization ?? null, status).toBe(snippet.authorization);
    }
  });
});

/** Without what Postman takes from its variables: one server and one key for the whole collection. */
function withoutVariables({ url, authorization: _, ...others }: SentRequest): string {
  return JSON.stringify({ path: new URL(url).pathname, ...others });
}

test('the Postman collection sends what the snippets send', async () => {
  const sent = (await readPostman()).map(withoutVariables);
  expect(sent.toSorted()).toEqual(examples.map(({ snippet }) => withoutVariables(snippet)).toSorted());
});
