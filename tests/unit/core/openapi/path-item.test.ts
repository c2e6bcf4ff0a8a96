import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { operationOf, operationsIn, tokensOf } from '#core/openapi/path-item';

const locationsOf = (pathItem: JsonObject) =>
  operationsIn(pathItem).map(({ method, tokens }) => `${method} at ${tokens.join('/')}`);

describe('the operations of a path item', () => {
  test('are those of its members and of custom methods, as they are ordered', () => {
    const given = { summary: 'A', post: {}, additionalOperations: { COPY: {}, purge: {} }, get: {} };
    expect(locationsOf(given)).toEqual([
      'post at post',
      'COPY at additionalOperations/COPY',
      'purge at additionalOperations/purge',
      'get at get',
    ]);
  });

  test('have one for each method that OpenAPI has a member for', () => {
    expect(locationsOf({ additionalOperations: { GET: {}, Post: {}, POST: {} }, get: {} })).toEqual([
      'post at additionalOperations/Post',
      'get at get',
    ]);
  });

  test.each(['', ' ', 'CO PY', 'COPY\r\n', 'COPY/', '(COPY)', 'KÖPY', 'a:b'])(
    'do not include %j, which is not a token of HTTP',
    (name) => expect(locationsOf({ additionalOperations: { [name]: {} } })).toEqual([]),
  );

  test('are found by names that objects inherit only if the description has them', () => {
    const named = JSON.parse('{"additionalOperations": {"__proto__": {"summary": "A"}}}') as JsonObject;
    expect(operationOf(named, '__proto__')).toEqual({ summary: 'A' });
    expect(operationOf({}, '__proto__')).toEqual({});
    expect(operationOf({ additionalOperations: {} }, 'constructor')).toEqual({});
    expect(locationsOf(named)).toEqual(['__proto__ at additionalOperations/__proto__']);
  });

  test('skip values that are not operations', () => {
    expect(locationsOf({ get: null, additionalOperations: { COPY: 'A', LINK: [] } })).toEqual([]);
    expect(locationsOf({ additionalOperations: 'COPY' })).toEqual([]);
  });
});

test('the location of an operation follows from its method', () => {
  expect(tokensOf('query')).toEqual(['query']);
  expect(tokensOf('COPY')).toEqual(['additionalOperations', 'COPY']);
});
