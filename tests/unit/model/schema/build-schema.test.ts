import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { said, schemaOf, schemasOf } from '../../../builders/description';

describe('buildSchema', () => {
  test.each<{ title: string; given: Json; want: unknown }>([
    { title: 'keeps a type', given: { type: 'string' }, want: { types: ['string'] } },
    {
      title: 'keeps several types',
      given: { type: ['string', 'null'] },
      want: { types: ['string', 'null'] },
    },
    { title: 'accepts anything for {}', given: {}, want: {} },
    { title: 'reads a boolean schema', given: true, want: { boolean: true } },
    {
      title: 'reads values',
      given: { format: 'date', default: null, const: 'a', examples: ['b'] },
      want: { format: 'date', default: { value: null }, const: { value: 'a' }, examples: ['b'] },
    },
    { title: 'reads the older example', given: { example: 5 }, want: { examples: [5] } },
    {
      title: 'explains enum values',
      given: { enum: ['a', null, 1], 'x-enumDescriptions': { a: 'First.', 1: 'One.' } },
      want: {
        enum: [{ value: 'a', description: 'First.' }, { value: null }, { value: 1, description: 'One.' }],
      },
    },
    {
      title: 'orders limits',
      given: { pattern: '^a', maxLength: 5, minimum: 0, uniqueItems: false },
      want: {
        limits: [
          { keyword: 'minimum', value: 0 },
          { keyword: 'maxLength', value: 5 },
          { keyword: 'pattern', value: '^a' },
        ],
      },
    },
    {
      title: 'marks required properties and keeps names without one',
      given: { type: 'object', required: ['a', 'z'], properties: { a: { type: 'integer' }, b: {} } },
      want: {
        types: ['object'],
        properties: [
          { name: 'a', required: true, schema: { types: ['integer'] } },
          { name: 'b', schema: {} },
        ],
        requiredOnly: ['z'],
      },
    },
    {
      title: 'reads members without a name',
      given: {
        patternProperties: { '^x-': { type: 'string' } },
        additionalProperties: { type: 'integer' },
        propertyNames: { maxLength: 40 },
      },
      want: {
        patternProperties: [{ pattern: '^x-', schema: { types: ['string'] } }],
        additionalProperties: { types: ['integer'] },
        propertyNames: { limits: [{ keyword: 'maxLength', value: 40 }] },
      },
    },
    {
      title: 'reads tuples',
      given: { prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
      want: { prefixItems: [{ types: ['string'] }], items: { types: ['integer'] } },
    },
    {
      title: 'reads what follows in a tuple, or is besides all that parts name',
      given: {
        prefixItems: [{}],
        unevaluatedItems: { type: 'integer' },
        unevaluatedProperties: { type: 'string' },
      },
      want: { prefixItems: [{}], items: { types: ['integer'] }, additionalProperties: { types: ['string'] } },
    },
    {
      title: 'reads where more is said',
      given: { description: 'a', externalDocs: { url: 'https://b.example/', description: 'B' } },
      want: { description: 'a\n\n[B](<https://b.example/>)' },
    },
    {
      title: 'reads conditions',
      given: {
        if: { required: ['a'] },
        then: { required: ['b'] },
        else: {},
        dependentRequired: { c: ['d'] },
        dependentSchemas: { c: { required: ['e'] } },
      },
      want: {
        if: { requiredOnly: ['a'] },
        then: { requiredOnly: ['b'] },
        else: {},
        dependentRequired: [{ property: 'c', required: ['d'] }],
        dependentSchemas: [{ property: 'c', schema: { requiredOnly: ['e'] } }],
      },
    },
    {
      title: 'reads a discriminator with references and bare names',
      given: {
        discriminator: { propertyName: 'kind', mapping: { a: '#/components/schemas/Case', b: 'Other' } },
      },
      want: {
        discriminator: {
          propertyName: 'kind',
          mapping: [
            { value: 'a', ref: 'Case' },
            { value: 'b', ref: 'Other' },
          ],
        },
      },
    },
    {
      title: 'reads what a statement rests on',
      given: {
        'x-basis': 'public',
        'x-decision': 'D-1',
        'x-notes': [{ text: 'So it is.', basis: 'choice', decision: 'D-2' }, { text: 'no basis' }, 'nothing'],
      },
      want: {
        basis: { basis: 'public', decision: 'D-1' },
        notes: [{ text: 'So it is.', basis: 'choice', decision: 'D-2' }],
      },
    },
    {
      title: 'ignores keywords of a wrong type',
      given: { type: 5, required: true, properties: [], limits: 1 },
      want: {},
    },
  ])('$title', ({ given, want }) => {
    expect(said(schemaOf(given))).toEqual(want);
  });

  test('keeps a reference to a component by name, with the keywords next to it', () => {
    const schemas = schemasOf({
      Case: { $ref: '#/components/schemas/Money', description: 'Price.' },
      Money: { type: 'integer' },
    });
    expect(said(schemas.get('Case')!)).toEqual({ ref: 'Money', description: 'Price.' });
  });

  test('inlines a reference that does not point at a component', () => {
    const schemas = schemasOf({
      Case: { $ref: '#/components/schemas/Other/properties/a~1b' },
      Other: { properties: { 'a/b': { type: 'integer' } } },
    });
    expect(said(schemas.get('Case')!)).toEqual({ types: ['integer'] });
  });

  test('names a schema outside the components that contains itself', () => {
    const schemas = schemasOf({
      Case: {
        properties: { node: { properties: { next: { $ref: '#/components/schemas/Case/properties/node' } } } },
      },
    });
    const name = 'components-schemas-case-properties-node';
    expect([...schemas.keys()]).toEqual(['Case', name]);
    expect(said(schemas.get(name)!)).toEqual({ properties: [{ name: 'next', schema: { ref: name } }] });
  });
});

describe('keywords of OpenAPI 3.0', () => {
  test.each<{ title: string; given: Json; want: unknown }>([
    {
      title: 'turn nullable into a type',
      given: { type: 'string', nullable: true },
      want: { types: ['string', 'null'] },
    },
    {
      title: 'turn nullable into a branch',
      given: { nullable: true, oneOf: [{ type: 'string' }] },
      want: { oneOf: [{ types: ['string'] }, { types: ['null'] }] },
    },
    {
      title: 'turn nullable next to allOf into an alternative',
      given: { nullable: true, allOf: [{ $ref: '#/components/schemas/Case' }], description: 'Maybe.' },
      want: { description: 'Maybe.', anyOf: [{ allOf: [{ ref: 'Case' }] }, { types: ['null'] }] },
    },
    {
      title: 'give a boolean exclusive bound its number',
      given: { minimum: 1, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      want: {
        limits: [
          { keyword: 'exclusiveMinimum', value: 1 },
          { keyword: 'maximum', value: 9 },
        ],
      },
    },
    {
      title: 'say nothing when nullable is false',
      given: { type: 'string', nullable: false },
      want: { types: ['string'] },
    },
  ])('$title', ({ given, want }) => {
    expect(said(schemaOf(given, '3.0.3'))).toEqual(want);
  });

  test('are ignored in 3.1', () => {
    expect(said(schemaOf({ type: 'string', nullable: true }))).toEqual({ types: ['string'] });
  });
});
