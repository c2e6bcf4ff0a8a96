import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { emitTypes } from '../../../generator/emit/types/emit-types';
import { typeCheck } from '../../builders/type-check';

/** A description with one schema, `Thing`, and nothing else. */
function describeThing(thing: JsonObject): BundledDescription {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {},
    components: { schemas: { Thing: thing } },
  };
}

async function typeOfThing(thing: JsonObject): Promise<string> {
  const [file] = await emitTypes(describeThing(thing));
  const start = file!.content.indexOf('Thing: ');
  return file!.content
    .slice(start, file!.content.indexOf('    responses: never', start))
    .replace(/\s+/g, ' ');
}

describe('emitTypes', () => {
  it('writes one file that names the operations, paths and components', async () => {
    const files = await emitTypes(describeThing({ type: 'object' }));
    expect(files.map(({ path }) => path)).toEqual(['types/api.d.ts']);
    expect(files[0]!.content).toMatch(/^\/\*\*[\s\S]*export type paths[\s\S]*export interface components/);
    expect(files[0]!.content.endsWith('\n')).toBe(true);
  });

  it('keeps names that hold a percent sign', async () => {
    const [file] = await emitTypes({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/100%/a': { get: { operationId: 'a', responses: {} } } },
      components: {
        schemas: {
          'Rate%': { type: 'object', properties: { '50%': { type: 'string' } } },
          Thing: { type: 'object', properties: { rate: { $ref: '#/components/schemas/Rate%25' } } },
        },
      },
    });
    for (const part of ['"/100%/a": {', '"50%"?: string', 'rate?: components["schemas"]["Rate%"]'])
      expect(file!.content).toContain(part);
  });

  it('requires no headers that OpenAPI ignores, however they are written', async () => {
    const header = (name: string) => ({ name, in: 'header', required: true, schema: { type: 'string' } });
    const [file] = await emitTypes({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          parameters: [{ $ref: '#/components/parameters/Version' }],
          get: { operationId: 'a', parameters: [header('content-type'), header('X-Own')], responses: {} },
        },
      },
      components: { parameters: { Version: header('Accept') } },
    });
    const [, operations] = file!.content.split('export interface operations');
    expect(operations).toContain('"X-Own": string;');
    expect(operations).not.toMatch(/accept|content-type/i);
    expect(file!.content).toMatch(/parameters: \{\s+query\?: never;\s+header\?: never;/);
  });

  it('has the operations of all methods by their ids', async () => {
    const path = { in: 'path', name: 'id', required: true, schema: { type: 'string' } };
    const number = { in: 'query', name: 'a', schema: { type: 'number' } };
    const [file] = await emitTypes({
      openapi: '3.2.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a/{id}': {
          parameters: [path, number],
          query: { operationId: 'ask', responses: {} },
          additionalOperations: {
            COPY: {
              operationId: 'copy',
              parameters: [{ ...number, schema: { type: 'string' } }],
              responses: {},
            },
            LINK: { responses: {} },
          },
        },
      },
    });
    const [, operations = ''] = file!.content.split('export interface operations');
    expect([...operations.matchAll(/^ {4}(\w+): \{/gm)].map(([, name]) => name)).toEqual(['ask', 'copy']);
    expect(operations.match(/a\?: \w+/g)).toEqual(['a?: number', 'a?: string']);
    expect(operations.match(/id: string/g)).toHaveLength(2);
  });

  // https://spec.openapis.org/oas/v3.2.0#path-item-object
  it('has the operations of all methods at their paths', async () => {
    const item = {
      query: { operationId: 'ask', summary: 'Ask', responses: {} },
      additionalOperations: {
        COPY: { operationId: 'copy', responses: {} },
        'M-SEARCH': { responses: { '204': { description: 'Found.' } } },
      },
    };
    const [file] = await emitTypes({
      openapi: '3.2.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': item, '/b': { $ref: '#/components/pathItems/B' } },
      components: { pathItems: { B: { query: { operationId: 'askB', responses: {} } } } },
    });
    const types = new Map([
      ['given', file!.content],
      [
        'used',
        [
          "import type { components, operations, paths } from './given';",
          'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;',
          "export const same: Same<paths['/a']['query'], operations['ask']> = true;",
          "export const copied: Same<paths['/a']['COPY'], operations['copy']> = true;",
          "export const shared: Same<paths['/b']['query'], operations['askB']> = true;",
          "export const item: Same<paths['/b'], components['pathItems']['B']> = true;",
          "export type Found = paths['/a']['M-SEARCH']['responses'][204];",
        ].join('\n'),
      ],
    ]);
    expect(Object.fromEntries(typeCheck(types))).toEqual({ given: [], used: [] });
    expect(file!.content).toMatch(/\/\*\* Ask \*\/\s+query: operations\["ask"\];/);
  });

  it('follows components that are references', async () => {
    const text = (type: string) => ({ description: 'A.', content: { 'text/plain': { schema: { type } } } });
    const to = (component: string) => ({ $ref: `#/components/${component}` });
    const [file] = await emitTypes({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/a': to('pathItems/A') },
      components: {
        responses: { A: to('responses/B'), B: to('responses/C'), C: text('string') },
        requestBodies: { A: to('requestBodies/B'), B: text('number') },
        headers: { A: to('headers/B'), B: { schema: { type: 'boolean' } } },
        pathItems: { A: to('pathItems/B'), B: { get: { operationId: 'a', responses: {} } } },
      },
    });
    expect(file!.content.match(/"text\/plain": (?:string|number);/g)).toEqual([
      ...Array<string>(3).fill('"text/plain": string;'),
      ...Array<string>(2).fill('"text/plain": number;'),
    ]);
    expect(file!.content).toMatch(/headers: \{\s+A: boolean;\s+B: boolean;/);
    expect(file!.content).toContain('"/a": components["pathItems"]["B"];');
    expect(file!.content.match(/\ba: \{/g)).toHaveLength(1);
  });

  const cases: { title: string; given: JsonObject; want: string }[] = [
    {
      title: 'marks read-only and write-only members, so that each direction leaves out the other',
      given: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true } },
      },
      want: 'id: $Read<number>; secret?: $Write<string>;',
    },
    {
      title: 'lets a member with a default be left out',
      given: { type: 'object', properties: { kind: { type: 'string', default: 'company' } } },
      want: 'kind?: string;',
    },
    {
      title: 'takes no value of an enum of objects for a schema',
      given: { type: 'object', enum: ['name', { name: 'a' }], properties: { name: { type: 'string' } } },
      want: 'name?: string;',
    },
    {
      title: 'takes no number for the schema of a pattern',
      given: { type: 'object', patternProperties: { '^x': 1, '^y': { type: 'string' } } },
      want: '[key: string]: string;',
    },
    {
      title: 'says nothing of a type that there is not',
      given: { type: 'object', properties: { count: { type: 'int' }, any: { type: ['string', 'any'] } } },
      want: 'Thing: { count?: unknown; any?: unknown; };',
    },
    {
      title: 'lets an object without named members hold any members',
      given: { type: 'object' },
      want: 'Record<string, unknown>',
    },
    {
      title: 'prints null next to a referenced type',
      given: {
        type: 'object',
        properties: { next: { anyOf: [{ $ref: '#/components/schemas/Thing' }, { type: 'null' }] } },
      },
      want: 'next?: components["schemas"]["Thing"] | null;',
    },
  ];
  it.each(cases)('$title', async ({ given, want }) => {
    expect(await typeOfThing(given)).toContain(want);
  });

  it('makes the same bytes twice and leaves the description as it was', async () => {
    const animal = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    };
    const pet = { type: 'object', properties: { kind: { type: 'string', enum: ['cat', 'dog'] } } };
    const bundle: BundledDescription = {
      openapi: '3.1.0',
      info: { title: 'Pets', version: '1' },
      components: { schemas: { Animal: animal, Cat: pet, Dog: structuredClone(pet) } },
    };
    const before = structuredClone(bundle);
    const first = await emitTypes(bundle);
    expect(bundle).toEqual(before);
    expect(await emitTypes(bundle)).toEqual(first);
  });
});
