import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { mendItems } from '../../../generator/bundle/mend-items';

function mended(schema: JsonObject): Json {
  const copy = structuredClone(schema);
  mendItems(copy);
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

test('lists inside lists are mended, fields of that name and values are not', () => {
  expect(mended({ items: [{ items: [{ type: 'string' }] }] })).toEqual({
    items: { items: { type: 'string' } },
  });
  const description = {
    schemas: { items: { properties: { items: { example: { items: [1] } } } } },
    'x-note': { items: [1] },
  };
  expect(mended(description)).toEqual(description);
});
