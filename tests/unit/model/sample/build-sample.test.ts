import type { Json, JsonObject } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { buildSample } from '../../../../generator/model/api/sample/build-sample';
import { createMergeSchema } from '../../../../generator/model/api/schema/merge-schema';
import { schemasOf } from '../../../builders/description';
import { referenceTo } from '../../../builders/reference-to';

function sample(schemas: Record<string, Json>, direction: 'request' | 'response' = 'response'): Json {
  const built = schemasOf(schemas);
  return buildSample(built.get('Case')!, direction, createMergeSchema(built));
}

describe('buildSample', () => {
  test.each<{ title: string; given: Json; want: Json }>([
    { title: 'a const', given: { const: 'a', default: 'b' }, want: 'a' },
    { title: 'an example before a default', given: { examples: ['a'], default: 'b' }, want: 'a' },
    { title: 'a default before an enum', given: { default: 'b', enum: ['a', 'b'] }, want: 'b' },
    { title: 'the first enum value that is not null', given: { enum: [null, 'a'] }, want: 'a' },
    { title: 'null as the only value of an enum', given: { enum: [null] }, want: null },
    { title: 'a const of null', given: { const: null, examples: ['a'] }, want: null },
    {
      title: 'an example of null',
      given: { type: ['string', 'null'], example: null, default: 'a' },
      want: null,
    },
    {
      title: 'null as the first of the examples',
      given: { type: ['null', 'integer'], examples: [null, 1] },
      want: null,
    },
    {
      title: 'a default of null',
      given: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
      want: null,
    },
    {
      title: 'no default of null where null is not allowed',
      given: { type: 'string', default: null },
      want: 'string',
    },
    {
      title: 'no example of null where null is not allowed',
      given: { type: 'string', example: null },
      want: 'string',
    },
    ...[0, '', false].flatMap((value): { title: string; given: Json; want: Json }[] => [
      {
        title: `an example of ${JSON.stringify(value)}`,
        given: { example: value, default: 'a' },
        want: value,
      },
      {
        title: `a default of ${JSON.stringify(value)}`,
        given: { default: value, enum: ['a', value] },
        want: value,
      },
      { title: `a const of ${JSON.stringify(value)}`, given: { const: value, example: 'a' }, want: value },
    ]),
    {
      title: 'members that are null because their author says so, and none that are unknown',
      given: {
        type: 'object',
        properties: {
          a: { const: null },
          b: { type: 'null' },
          c: { type: ['string', 'null'], examples: [null] },
          d: { type: ['integer', 'null'], default: null },
          e: {},
          f: { type: ['string', 'null'] },
        },
      },
      want: { a: null, b: null, c: null, d: null, f: 'string' },
    },
    {
      title: 'required members that are null because their author says so',
      given: {
        type: 'object',
        required: ['a', 'b'],
        properties: { a: { type: ['object', 'null'], default: null }, b: { enum: [null] } },
      },
      want: { a: null, b: null },
    },
    {
      title: 'items that are null because their author says so',
      given: { prefixItems: [{ const: null }], items: { type: ['string', 'null'], example: null } },
      want: [null],
    },
    { title: 'a date', given: { type: 'string', format: 'date' }, want: '2024-11-15' },
    { title: 'an unknown format', given: { type: 'string', format: 'constructor' }, want: 'string' },
    { title: 'a string that is long enough', given: { type: 'string', minLength: 8 }, want: 'stringxx' },
    { title: 'a string that is short enough', given: { type: 'string', maxLength: 3 }, want: 'str' },
    { title: 'a number', given: { type: 'number' }, want: 1 },
    { title: 'a number within limits', given: { type: 'integer', minimum: 5, maximum: 9 }, want: 5 },
    { title: 'a number above a bound', given: { type: 'integer', exclusiveMinimum: 5 }, want: 6 },
    { title: 'a multiple', given: { type: 'number', minimum: 3, multipleOf: 5 }, want: 5 },
    { title: 'a multiple below a maximum', given: { type: 'integer', maximum: -3, multipleOf: 2 }, want: -4 },
    { title: 'a boolean', given: { type: 'boolean' }, want: true },
    { title: 'null when nothing else is allowed', given: { type: 'null' }, want: null },
    { title: 'another type than null', given: { type: ['null', 'integer'] }, want: 1 },
    {
      title: 'the first branch that is not null',
      given: { oneOf: [{ type: 'null' }, { type: 'boolean' }, {}] },
      want: true,
    },
    { title: 'an array with one element', given: { type: 'array', items: { type: 'integer' } }, want: [1] },
    {
      title: 'an array that is long enough',
      given: { type: 'array', minItems: 2, items: { type: 'integer' } },
      want: [1, 1],
    },
    {
      title: 'an array that contains what it has to',
      given: { contains: { const: 'total' }, minContains: 2 },
      want: ['total', 'total'],
    },
    { title: 'a tuple', given: { prefixItems: [{ const: 'a' }, { const: 2 }] }, want: ['a', 2] },
    {
      title: 'a map',
      given: { type: 'object', additionalProperties: { type: 'integer' } },
      want: { key: 1 },
    },
    {
      title: 'the fields that a branch requires',
      given: {
        type: 'object',
        properties: { a: { type: 'integer' } },
        anyOf: [{ required: ['b'], properties: { b: { const: 2 } } }, { required: ['c'] }],
      },
      want: { a: 1, b: 2 },
    },
    {
      title: 'a field whose name is a trap',
      given: JSON.parse('{"type": "object", "properties": {"__proto__": {"const": 1}}}') as Json,
      want: JSON.parse('{"__proto__": 1}') as Json,
    },
  ])('makes $title', ({ given, want }) => {
    expect(sample({ Case: given })).toEqual(want);
  });

  const contact = {
    type: 'object',
    required: ['name'],
    properties: {
      id: { const: 1, readOnly: true },
      name: { const: 'Ada' },
      secret: { const: 's', writeOnly: true },
    },
  };

  test('makes a request of what it must hold', () => {
    expect(sample({ Case: contact }, 'request')).toEqual({ name: 'Ada' });
  });

  test('makes a request of everything when nothing is required', () => {
    expect(sample({ Case: { ...contact, required: [] } }, 'request')).toEqual({ name: 'Ada', secret: 's' });
  });

  test('makes a response of everything that it shows', () => {
    expect(sample({ Case: contact })).toEqual({ id: 1, name: 'Ada' });
  });

  test('gives a field the direction of the schema behind its reference', () => {
    const schemas = {
      Case: {
        type: 'object',
        properties: {
          id: referenceTo('Id'),
          other: { allOf: [referenceTo('Id')] },
          secret: referenceTo('Secret'),
          name: { const: 'Ada' },
        },
      },
      Id: { const: 1, readOnly: true },
      Secret: { const: 's', writeOnly: true },
    };
    expect(sample(schemas, 'request')).toEqual({ secret: 's', name: 'Ada' });
    expect(sample(schemas)).toEqual({ id: 1, other: 1, name: 'Ada' });
  });

  test('ends a cycle', () => {
    const properties = {
      value: { const: 1 },
      next: referenceTo('Node'),
      all: { type: 'array', items: referenceTo('Node') },
    };
    expect(sample({ Case: referenceTo('Node'), Node: { properties } })).toEqual({ value: 1, all: [] });
  });

  test('stays small for a schema that would fill a book', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`p${index}`, referenceTo('Next')]),
    );
    const wide = (name: string) => ({
      properties: Object.fromEntries(Object.keys(properties).map((key) => [key, referenceTo(name)])),
    });
    const text = JSON.stringify(
      sample({ Case: { properties }, Next: wide('Last'), Last: wide('Leaf'), Leaf: { type: 'string' } }),
    );
    expect(text.match(/"string"/g)?.length).toBeLessThan(150);
  });

  test('the value of a discriminator is the one that selects the branch', () => {
    const cat = { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } };
    const pet = { oneOf: [referenceTo('Cat')], discriminator: { propertyName: 'kind' } };
    const mapping = { kitten: '#/components/schemas/Cat' };
    expect(sample({ Case: pet, Cat: cat })).toEqual({ kind: 'Cat' });
    const mapped = { ...pet, discriminator: { propertyName: 'kind', mapping } };
    expect(sample({ Case: mapped, Cat: cat })).toEqual({ kind: 'kitten' });
    const alias = { oneOf: [referenceTo('Alias')], discriminator: mapped.discriminator };
    expect(sample({ Case: alias, Alias: referenceTo('Cat'), Cat: cat })).toEqual({ kind: 'kitten' });
    expect(sample({ Case: pet, Cat: { ...cat, properties: { kind: { enum: ['cat'] } } } })).toEqual({
      kind: 'cat',
    });
  });

  test('an object has the properties of one branch of each of its groups', () => {
    const group = (...names: string[]) => ({
      oneOf: names.map((name) => ({
        type: 'object',
        required: [name],
        properties: { [name]: { const: 1 } },
      })),
    });
    const given = {
      type: 'object',
      allOf: [group('a', 'b'), group('c', 'd')],
      properties: { e: { const: 1 } },
    };
    expect(sample({ Case: given })).toEqual({ a: 1, c: 1, e: 1 });
    expect(sample({ Case: { ...given, ...group('f') } })).toEqual({ a: 1, c: 1, e: 1, f: 1 });
  });

  test('an example of a string is a string, however YAML parses it', () => {
    expect(sample({ Case: { type: 'string', example: 123456 } })).toBe('123456');
    expect(sample({ Case: { type: ['string', 'null'], examples: [true] } })).toBe('true');
    expect(sample({ Case: { type: ['string', 'integer'], examples: [7] } })).toBe(7);
    expect(sample({ Case: { examples: [7] } })).toBe(7);
  });

  test('a member that must be there has a value when the sample is full', () => {
    const names = Array.from({ length: 200 }, (_, index) => `p${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', enum: ['ON'] }]));
    const made = sample({ Case: { type: 'object', required: names, properties } });
    expect(Object.values(made as object)).toEqual(names.map(() => 'ON'));
  });

  test('a member that must be there is as small as can be where it would contain itself', () => {
    const object = (required: string[], properties: JsonObject) => ({ type: 'object', required, properties });
    const query = {
      type: 'object',
      properties: {
        not: object(['query'], { query: referenceTo('Part') }),
        all: object(['queries'], { queries: { type: 'array', items: referenceTo('Part') } }),
        any: object(['query'], { query: { oneOf: [referenceTo('Part'), { type: 'string' }] } }),
      },
    };
    expect(sample({ Case: referenceTo('Part'), Part: query })).toEqual({
      not: { query: {} },
      all: { queries: [] },
      any: { query: 'string' },
    });
    const node = object(['id', 'next'], {
      id: { const: 1 },
      name: { const: 'a' },
      next: referenceTo('Part'),
    });
    expect(sample({ Case: referenceTo('Part'), Part: node })).toEqual({
      id: 1,
      name: 'a',
      next: { id: 1, next: null },
    });
    expect(sample({ Case: referenceTo('Part'), Part: { ...node, type: ['object', 'null'] } })).toEqual({
      id: 1,
      name: 'a',
      next: null,
    });
  });

  test('what must be there doubles no more than twice what a sample has', () => {
    const pair = (name: string) => ({
      type: 'object',
      required: ['a', 'b'],
      properties: { a: referenceTo(name), b: referenceTo(name) },
    });
    const schemas: Record<string, Json> = { Case: referenceTo('S0'), S40: {} };
    for (let index = 0; index < 40; index += 1) schemas[`S${index}`] = pair(`S${index + 1}`);
    const text = JSON.stringify(sample(schemas));
    expect(text.length).toBeLessThan(5000);
  });

  test('an object on a base with a discriminator has its own value, the base that of the first one', () => {
    const base = { type: 'object', properties: { kind: { type: 'string' } } };
    const child = { allOf: [referenceTo('Pet'), { properties: { name: { const: 'Tom' } } }] };
    const pet = { ...base, discriminator: { propertyName: 'kind' } };
    const mapping = { dog: '#/components/schemas/Dog', kitten: '#/components/schemas/Cat' };
    const mapped = { ...base, discriminator: { propertyName: 'kind', mapping } };
    expect(sample({ Case: referenceTo('Cat'), Cat: child, Pet: pet })).toEqual({ kind: 'Cat', name: 'Tom' });
    expect(sample({ Case: referenceTo('Cat'), Cat: child, Pet: mapped })).toEqual({
      kind: 'kitten',
      name: 'Tom',
    });
    expect(sample({ Case: referenceTo('Pet'), Pet: mapped })).toEqual({ kind: 'dog' });
    expect(sample({ Case: referenceTo('Pet'), Cat: child, Pet: mapped })).toEqual({
      kind: 'kitten',
      name: 'Tom',
    });
    expect(sample({ Case: referenceTo('Pet'), Pet: pet })).toEqual({ kind: 'string' });
    const withExample = { ...mapped, properties: { kind: { type: 'string', example: 'kitten' } } };
    expect(sample({ Case: referenceTo('Pet'), Pet: withExample })).toEqual({ kind: 'kitten' });
  });
});
