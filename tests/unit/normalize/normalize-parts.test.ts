import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { normalizeParts } from '../../../generator/read/normalize/normalize-parts';

function repaired(schema: JsonObject): Json {
  const copy = structuredClone(schema);
  normalizeParts(copy);
  return copy;
}

test('reads one schema in a list as that schema, several as a tuple, an empty list as absent', () => {
  expect(repaired({ type: 'array', items: [{ type: 'string' }] })).toEqual({
    type: 'array',
    items: { type: 'string' },
  });
  expect(repaired({ items: [{ type: 'string' }, {}] })).toEqual({ prefixItems: [{ type: 'string' }, {}] });
  expect(repaired({ type: 'array', items: [] })).toEqual({ type: 'array' });
});

test('replaces types that OpenAPI does not have by those that their authors mean', () => {
  expect(repaired({ type: 'int' })).toEqual({ type: 'integer' });
  expect(repaired({ type: 'String' })).toEqual({ type: 'string' });
  expect(repaired({ type: 'file' })).toEqual({ type: 'string', format: 'binary' });
  expect(repaired({ type: 'date', format: 'dd.mm.yyyy' })).toEqual({ type: 'string', format: 'dd.mm.yyyy' });
  expect(repaired({ type: ['Integer', 'null'] })).toEqual({ type: ['integer', 'null'] });
  expect(repaired({ type: 'whatever' })).toEqual({ type: 'whatever' });
});

test('normalizes lists inside lists, but not names, values and extensions', () => {
  expect(repaired({ items: [{ items: [{ type: 'text' }] }] })).toEqual({
    items: { items: { type: 'string' } },
  });
  const description = {
    schemas: { items: { properties: { items: { example: { items: [1], type: 'int' } }, type: {} } } },
    securitySchemes: { key: { type: 'apiKey' } },
    'x-note': { items: [1], type: 'int' },
  };
  expect(repaired(description)).toEqual(description);
});

test('moves operations with methods of OpenAPI out of those of custom methods', () => {
  const given = { get: { summary: 'A' }, additionalOperations: { GET: {}, Post: {}, POST: {}, COPY: {} } };
  expect(repaired({ paths: { '/a': given } })).toEqual({
    paths: {
      '/a': { get: { summary: 'A' }, post: {}, additionalOperations: { GET: {}, POST: {}, COPY: {} } },
    },
  });
});
