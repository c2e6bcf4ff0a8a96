import { describe, expect, test } from 'vitest';
import type { FormSchema } from '#core/contracts/form-schema';
import type { Json } from '#core/json/json';
import { buildForm, buildWhole } from '../../../../generator/emit/simulator/forms/build-form';
import { referenceTo } from '../../../builders/reference-to';

const components: Record<string, Json> = {
  Code: { type: 'string', title: 'Code', pattern: '^[A-Z]$' },
  Base: {
    type: 'object',
    required: ['id', 'code'],
    properties: { id: { type: 'integer', readOnly: true }, code: referenceTo('Code') },
  },
};

describe('the form of a schema', () => {
  test.each<{ title: string; schema: Json; want: FormSchema }>([
    { title: 'is a reference to a component', schema: referenceTo('Code'), want: { ref: 'Code' } },
    {
      title: 'says that null is allowed',
      schema: { anyOf: [referenceTo('Code'), { type: 'null' }] },
      want: { ref: 'Code', isNullable: true },
    },
    {
      title: 'lists values without null',
      schema: { type: ['string', 'null'], enum: ['a', 'b', null] },
      want: { types: ['string'], isNullable: true, values: ['a', 'b'] },
    },
    { title: 'has a constant as its only value', schema: { const: 5 }, want: { values: [5] } },
    {
      title: 'merges bases, and leaves out members of responses',
      schema: { allOf: [referenceTo('Base'), { properties: { note: { type: 'string' } } }] },
      want: {
        types: ['object'],
        members: { code: { ref: 'Code' }, note: { types: ['string'] } },
        required: ['code'],
      },
    },
    {
      title: 'merges what several bases say about a member',
      schema: {
        allOf: [{ properties: { a: { type: 'string' } } }, { properties: { a: { enum: ['x', 'y'] } } }],
      },
      want: { members: { a: { types: ['string'], values: ['x', 'y'] } } },
    },
    {
      title: 'has the entries of lists and the values of maps',
      schema: {
        properties: {
          list: { type: 'array', maxItems: 3, items: referenceTo('Code') },
          map: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      want: {
        members: {
          list: { types: ['array'], maxItems: 3, entries: { ref: 'Code' } },
          map: { types: ['object'], more: { types: ['string'] } },
        },
      },
    },
    {
      title: 'has the alternatives other than null',
      schema: { oneOf: [referenceTo('Code'), { type: 'array' }, { type: 'null' }] },
      want: { isNullable: true, alternatives: [{ ref: 'Code' }, { types: ['array'] }] },
    },
    {
      title: 'has members of which one is needed as a choice between them',
      schema: {
        properties: { a: {}, b: {} },
        anyOf: [{ required: ['a'], properties: { a: { type: 'string' } } }, { required: ['b'] }],
      },
      want: { members: { a: {}, b: {} }, needs: [{ sets: [['a'], ['b']], canCombine: true }] },
    },
    {
      title: 'does not combine members of which one excludes the other',
      schema: { properties: { a: {}, b: {} }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      want: { members: { a: {}, b: {} }, needs: [{ sets: [['a'], ['b']] }] },
    },
    {
      title: 'has alternatives that name other members as forms',
      schema: { properties: { a: {} }, anyOf: [{ required: ['a'] }, { required: ['c'] }] },
      want: { members: { a: {} }, alternatives: [{ required: ['a'] }, { required: ['c'] }] },
    },
  ])('$title', ({ schema, want }) => {
    expect(buildForm(schema, components)).toEqual(want);
  });

  test('of a component has everything', () => {
    expect(buildWhole(components.Code!, components)).toEqual({ title: 'Code', types: ['string'] });
  });
});
