import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { normalizeParts } from '../../../generator/normalize/normalize-parts';

function mended(schema: JsonObject): Json {
  const copy = structuredClone(schema);
  normalizeParts(copy);
  return copy;
}

test('one schema in a list is that schema, several are a tuple, none says nothing', () => {
  expect(mended({ type: 'array', items: [{ type: 'string' }] })).toEqual({
    type: 'array',
    items: { type: 'string' },
  });
  expect(mended({ items: [{ type: 'string' }, {}] })).toEqual({ prefixItems: [{ type: 'string' }, {}] });
  expect(mended({ type: 'array', items: [] })).toEqual({ type: 'array' });
});

test('types that OpenAPI does not have are what their authors mean', () => {
  expect(mended({ type: 'int' })).toEqual({ type: 'integer' });
  expect(mended({ type: 'String' })).toEqual({ type: 'string' });
  expect(mended({ type: 'file' })).toEqual({ type: 'string', format: 'binary' });
  expect(mended({ type: 'date', format: 'dd.mm.yyyy' })).toEqual({ type: 'string', format: 'dd.mm.yyyy' });
  expect(mended({ type: ['Integer', 'null'] })).toEqual({ type: ['integer', 'null'] });
  expect(mended({ type: 'whatever' })).toEqual({ type: 'whatever' });
});

test('lists inside lists are mended; names, values and extensions are not', () => {
  expect(mended({ items: [{ items: [{ type: 'text' }] }] })).toEqual({
    items: { items: { type: 'string' } },
  });
  const description = {
    schemas: { items: { properties: { items: { example: { items: [1], type: 'int' } }, type: {} } } },
    securitySchemes: { key: { type: 'apiKey' } },
    'x-note': { items: [1], type: 'int' },
  };
  expect(mended(description)).toEqual(description);
});
