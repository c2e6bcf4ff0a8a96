import type { JsonObject } from '#core/json/json';
import { createAjv } from '#core/schema/create-ajv';
import { expect, it } from 'vitest';
import { repair } from '../../../simulator/validation/repair';

const integer = { type: 'integer' };

it.each<{ title: string; schema: object; given: JsonObject; want: JsonObject }>([
  {
    title: 'converts strings to numbers and booleans',
    schema: { properties: { a: integer, b: { type: 'boolean' }, c: { type: 'number' } } },
    given: { a: '1', b: 'true', c: '2.5' },
    want: { a: 1, b: true, c: 2.5 },
  },
  {
    title: 'turns the entries of a list',
    schema: { properties: { a: { type: 'array', items: integer } } },
    given: { a: ['1', '2'] },
    want: { a: [1, 2] },
  },
  {
    title: 'keeps values that are not strings, and strings that contain no value',
    schema: { properties: { a: integer, b: integer } },
    given: { a: [5], b: 'five' },
    want: { a: [5], b: 'five' },
  },
  {
    title: 'drops members that are not named, at every depth',
    schema: {
      properties: { a: { properties: { b: integer }, unevaluatedProperties: false } },
      unevaluatedProperties: false,
    },
    given: { a: { b: 1, x: 1 }, y: 2 },
    want: { a: { b: 1 } },
  },
  {
    title: 'goes on when a converted text uncovers another one',
    schema: {
      properties: { kind: integer },
      if: { properties: { kind: { const: 1 } } },
      then: { properties: { size: integer } },
    },
    given: { kind: '1', size: '2' },
    want: { kind: 1, size: 2 },
  },
  {
    title: 'continues when a dropped member uncovers a string',
    schema: {
      properties: { size: {} },
      if: { maxProperties: 1 },
      then: { properties: { size: integer } },
      unevaluatedProperties: false,
    },
    given: { size: '2', x: 1 },
    want: { size: 2 },
  },
])('$title', ({ schema, given, want }) => {
  const before = structuredClone(given);
  expect(repair(given, createAjv().compile(schema))).toEqual(want);
  expect(given).toEqual(before);
});
