import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import requestsText from '../../generated/simulator/requests.json';
import { buildApiModel } from '../../generator/model/build-api-model';
import type { BundledDescription } from '../../generator/normalize/bundled-description';
import { buildHttpRequest } from '../../generator/snippets/http-request';
import { draftOf, requestOf } from '../../site/src/console/draft';
import { send } from '../../site/src/console/simulator';
import type { SimulatorRequests } from '#core/contracts/requests';
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

/** Without what Postman takes from its variables: one server and one key for the whole collection. */
function withoutVariables({ url, authorization: _, ...others }: SentRequest): string {
  return JSON.stringify({ path: new URL(url).pathname, ...others });
}

test('the Postman collection sends what the snippets send', async () => {
  const sent = (await readPostman()).map(withoutVariables);
  expect(sent.toSorted()).toEqual(examples.map(({ snippet }) => withoutVariables(snippet)).toSorted());
});
