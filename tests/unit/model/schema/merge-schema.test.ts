import type { Json, JsonObject } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { createMergeSchema } from '../../../../generator/model/api/schema/merge-schema';
import { said, schemasOf } from '../../../builders/description';
import { referenceTo } from '../../../builders/reference-to';

function mergeCase(schemas: Record<string, Json>) {
  const built = schemasOf(schemas);
  const { schema, ...rest } = createMergeSchema(built)(built.get('Case')!);
  return { ...rest, schema: said(schema) };
}

describe('createMergeSchema', () => {
  test('merges the properties of bases and makes them required', () => {
    const merged = mergeCase({
      Case: { allOf: [referenceTo('Base')], required: ['name'], properties: { id: { type: 'integer' } } },
      Base: { type: 'object', properties: { name: { type: 'string' } } },
    });
    expect(merged).toEqual({
      name: undefined,
      names: [],
      refs: ['Base'],
      isNullable: false,
      schema: {
        types: ['object'],
        properties: [
          { name: 'name', required: true, schema: { types: ['string'] } },
          { name: 'id', schema: { types: ['integer'] } },
        ],
      },
    });
  });

  test.each<{ title: string; given: Json; want: string }>([
    {
      title: 'all parts of it, each once',
      given: { description: 'a', allOf: [{ description: 'b' }, { allOf: [{ description: 'a ' }] }] },
      want: 'a\n\nb',
    },
    {
      title: 'the alternative to null',
      given: { description: 'a', anyOf: [{ description: 'b' }, { type: 'null' }] },
      want: 'a\n\nb',
    },
    {
      title: 'its own parts rather than a base',
      given: { allOf: [{ description: 'a' }, referenceTo('Base')] },
      want: 'a',
    },
    {
      title: 'its base, where it says nothing',
      given: { allOf: [referenceTo('Base')] },
      want: 'base\n\nmore',
    },
  ])('says what is said in $title', ({ given, want }) => {
    const Base = { allOf: [{ description: 'base' }, { description: 'more' }] };
    expect(mergeCase({ Case: given, Base }).schema.description).toBe(want);
  });

  test('says what its own parts say of a property, and what its base says only where they say nothing', () => {
    const property = (description?: string) => ({ properties: { a: { description } } }) as Json;
    const nested = (description: string) => ({ properties: { b: property(description) } });
    const built = schemasOf({
      Case: { allOf: [property('own'), referenceTo('Base'), nested('own'), property('more')] },
      Base: {
        allOf: [{ properties: { a: { description: 'base' }, c: { description: 'base' } } }, nested('base')],
      },
    });
    const merge = createMergeSchema(built);
    const textsOf = (schema: Parameters<typeof merge>[0]): unknown[] =>
      merge(schema).schema.properties.flatMap((one) => [
        [one.name, merge(one.schema).schema.description],
        ...textsOf(one.schema),
      ]);
    expect(textsOf(built.get('Case')!)).toEqual([
      ['a', 'own\n\nmore'],
      ['c', 'base'],
      ['b', undefined],
      ['a', 'own'],
    ]);
  });

  test.each<{ title: string; given: Json; want: unknown }>([
    { title: 'a reference', given: referenceTo('Base'), want: 'Base' },
    {
      title: 'an annotated reference',
      given: { ...referenceTo('Base'), description: 'x', readOnly: true },
      want: 'Base',
    },
    { title: 'allOf with one reference', given: { allOf: [referenceTo('Base')] }, want: 'Base' },
    {
      title: 'allOf with a reference and a wider type',
      given: { allOf: [{ type: 'object' }, referenceTo('Base')] },
      want: 'Base',
    },
    { title: 'a reference or null', given: { anyOf: [referenceTo('Base'), { type: 'null' }] }, want: 'Base' },
    {
      title: 'a reference with more properties',
      given: { allOf: [referenceTo('Base')], properties: { a: {} } },
      want: undefined,
    },
    {
      title: 'a reference that two parts say',
      given: {
        allOf: [
          { ...referenceTo('Base'), description: 'x' },
          { ...referenceTo('Base'), default: 1 },
        ],
      },
      want: 'Base',
    },
    {
      title: 'two references',
      given: { allOf: [referenceTo('Base'), referenceTo('Other')] },
      want: undefined,
    },
  ])('names $title $want', ({ given, want }) => {
    expect(mergeCase({ Case: given, Base: { properties: { b: {} } }, Other: {} }).name).toBe(want);
  });

  test.each<{ title: string; given: Json; want: unknown }>([
    { title: 'a type', given: { type: ['string', 'null'] }, want: { types: ['string'] } },
    {
      title: 'a branch',
      given: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] },
      want: { types: ['string'], limits: [{ keyword: 'maxLength', value: 3 }] },
    },
    {
      title: 'a branch of oneOf',
      given: { oneOf: [{ type: 'null' }, { type: 'string' }], description: 'x' },
      want: { types: ['string'], description: 'x' },
    },
  ])('sees null in $title', ({ given, want }) => {
    expect(mergeCase({ Case: given })).toMatchObject({ isNullable: true, schema: want });
  });

  test('keeps null as the only type', () => {
    expect(mergeCase({ Case: { type: 'null' } })).toMatchObject({
      isNullable: false,
      schema: { types: ['null'] },
    });
  });

  test('lets the more specific part win and keeps what only one says', () => {
    const merged = mergeCase({
      Case: { allOf: [{ type: 'number', minimum: 0, maximum: 9, default: 1 }], type: 'integer', maximum: 5 },
    });
    expect(merged.schema).toEqual({
      types: ['integer'],
      default: { value: 1 },
      limits: [
        { keyword: 'minimum', value: 0 },
        { keyword: 'maximum', value: 5 },
      ],
    });
  });

  test('takes a group of alternatives that two parts say for one', () => {
    const orNull: JsonObject = { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] };
    expect(mergeCase({ Case: { allOf: [orNull, { ...orNull, description: 'x' }] } })).toMatchObject({
      isNullable: true,
      schema: { types: ['string'], format: 'date', description: 'x' },
    });
  });

  test('keeps two groups of alternatives apart', () => {
    const group = (name: string) => ({ oneOf: [{ required: [name] }] });
    expect(mergeCase({ Case: { allOf: [group('a'), group('b')] } }).schema).toEqual({
      allOf: [{ oneOf: [{ requiredOnly: ['a'] }] }],
      oneOf: [{ requiredOnly: ['b'] }],
    });
  });

  test.each<{ title: string; schemas: Record<string, Json> }>([
    { title: 'itself', schemas: { Case: { allOf: [referenceTo('Case')], type: 'string' } } },
    { title: 'itself or null', schemas: { Case: { anyOf: [referenceTo('Case'), { type: 'null' }] } } },
    {
      title: 'itself by way of another',
      schemas: {
        Case: { anyOf: [referenceTo('Other'), { type: 'null' }] },
        Other: { anyOf: [referenceTo('Case'), { type: 'null' }] },
      },
    },
  ])('ends for a schema that is $title', ({ schemas }) => {
    expect(mergeCase(schemas).refs).toContain('Case');
  });
});
