import type { JsonObject } from '#core/json/json';
import { beforeAll, expect, test } from 'vitest';
import { emitTypes } from '../../../generator/emit/types/emit-types';
import { doc } from '../../builders/description';
import { typeCheck } from '../../builders/type-check';
import { referenceTo } from '../../builders/reference-to';

const list = (items: JsonObject) => ({ type: 'array', items });

interface Case {
  title: string;
  schemas: JsonObject;
  want: string;
}

const CASES: Case[] = [
  {
    title: 'a union with an array of itself',
    schemas: { Expression: { oneOf: [{ type: 'string' }, list(referenceTo('Expression'))] } },
    want: 'Expression: string | List<"Expression">;',
  },
  {
    title: 'an array of arrays of itself',
    schemas: { Matrix: list(referenceTo('Matrix')) },
    want: 'Matrix: List<"Matrix">;',
  },
  {
    title: 'two schemas that are arrays of each other',
    schemas: { A: { oneOf: [{ type: 'string' }, referenceTo('B')] }, B: list(referenceTo('A')) },
    want: 'B: List<"A">;',
  },
  {
    title: 'bases that lead back to themselves',
    schemas: {
      A: { allOf: [referenceTo('B')] },
      B: { allOf: [referenceTo('A')], properties: { a: { type: 'string' } } },
    },
    want: 'a?: string;',
  },
  {
    title: 'unions of each other',
    schemas: {
      A: { oneOf: [referenceTo('B'), { type: 'string' }] },
      B: { anyOf: [referenceTo('A'), { type: 'number' }] },
    },
    want: 'A: components["schemas"]["B"] | string;',
  },
  {
    title: 'unnamed properties next to those of another type',
    schemas: {
      Map: {
        properties: { count: { type: 'integer' }, next: referenceTo('Map') },
        required: ['count'],
        additionalProperties: { type: 'string' },
      },
    },
    want: '[key: string]: string | number | components["schemas"]["Map"];',
  },
  {
    title: 'unnamed properties next to those of the same type',
    schemas: {
      Map: {
        properties: { id: { type: 'string', description: 'The id.' } },
        additionalProperties: { type: 'string', minLength: 1 },
      },
    },
    want: '[key: string]: string;',
  },
  {
    title: 'properties by a pattern next to an object',
    schemas: {
      Map: {
        properties: { at: { type: 'object', properties: { x: { type: 'number' } } } },
        patternProperties: { '^v': { type: 'string' } },
      },
    },
    want: '[key: string]: unknown',
  },
  {
    title: 'a reference into a schema that may be null',
    schemas: {
      Thing: { type: ['object', 'null'], properties: { x: { type: 'string' } } },
      Other: { properties: { y: referenceTo('Thing/properties/x') } },
    },
    want: 'y?: components["schemas"]["Thing_properties_x"];',
  },
  {
    title: 'a reference into a schema that refers into a union itself',
    schemas: {
      First: { properties: { x: referenceTo('Last/properties/y') } },
      Last: { properties: { y: { oneOf: [referenceTo('Union/properties/z/oneOf/1')] } } },
      Union: { properties: { z: { oneOf: [{ type: 'string' }, { type: 'integer' }] } } },
    },
    want: 'Last_properties_y: components["schemas"]["Union_properties_z_oneOf_1"];',
  },
  {
    title: 'members required of a base that may be null',
    schemas: {
      Base: { type: ['object', 'null'], properties: { x: { type: 'string' } } },
      Other: { required: ['x'], allOf: [referenceTo('Base')] },
    },
    want: 'Other: WithRequired<components["schemas"]["Base"], "x">;',
  },
  {
    title: 'a discriminator whose values the alternatives name themselves',
    schemas: {
      Comment: {
        oneOf: [referenceTo('Text'), referenceTo('Quote')],
        discriminator: { propertyName: 'kind' },
      },
      Text: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { type: 'string', enum: ['text', 'words'] } },
      },
      Quote: { type: 'object', required: ['kind'], properties: { kind: { type: 'string', const: 'quote' } } },
    },
    want: 'kind: "text" | "words";',
  },
  {
    title: 'a discriminator whose values stand behind references',
    schemas: {
      Comment: { oneOf: [referenceTo('Alias')], discriminator: { propertyName: 'kind' } },
      Alias: referenceTo('Text'),
      Text: { type: 'object', required: ['kind'], properties: { kind: referenceTo('Kind') } },
      Kind: { type: 'string', enum: ['text', 'words'] },
    },
    want: 'kind: "text" | "words";',
  },
  {
    title: 'a discriminator that has names of schemas for values',
    schemas: {
      Pet: { oneOf: [referenceTo('Cat')], discriminator: { propertyName: 'kind' } },
      Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
    },
    want: 'kind: "Cat";',
  },
  {
    // https://spec.openapis.org/oas/v3.2.0#discriminator-object: a cow is an `Animal`.
    title: 'a discriminator with an alternative for all other values',
    schemas: {
      Pet: {
        oneOf: [referenceTo('Cat'), referenceTo('Animal')],
        discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' }, defaultMapping: 'Animal' },
      },
      Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
      Animal: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' } } },
    },
    want: 'kind: "cat";\n        }) | components["schemas"]["Animal"];',
  },
  {
    title: 'names with a percent sign',
    schemas: { 'Rate%': { properties: { '100%': { type: 'string', default: '10%' } } } },
    want: '"100%"?: string;',
  },
  {
    title: 'numbers without end among values',
    schemas: { Limit: { enum: [Infinity, 1] as never } },
    want: 'Limit: null | 1;',
  },
  {
    title: 'an object that holds itself, which needs nothing',
    schemas: { Node: { properties: { next: referenceTo('Node'), all: list(referenceTo('Node')) } } },
    want: 'all?: components["schemas"]["Node"][];',
  },
  {
    title: 'names of members that every object has',
    schemas: { Thing: { properties: { constructor: { type: 'string' }, toString: { type: 'integer' } } } },
    want: 'toString?: number;',
  },
];

/** The generated types of each case by its title; each is a file of one program. */
const types = new Map<string, string>();
let messages = new Map<string, string[]>();

beforeAll(async () => {
  for (const { title, schemas } of CASES) {
    const [file] = await emitTypes(doc({ components: { schemas } }));
    types.set(title, file!.content);
  }
  messages = typeCheck(types);
});

test.each(CASES)('$title gives types that compile', ({ title, want }) => {
  expect(messages.get(title)).toEqual([]);
  expect(types.get(title)).toContain(want);
});
