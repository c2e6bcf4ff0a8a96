import type { Json } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { createAjv } from '#core/schema/create-ajv';
import { createCompiler } from '#core/schema/create-compiler';
import type { Direction } from '#core/schema/direction';
import { projectDefinitions, projectSchema } from '#core/schema/project-schema';

/** A document: read-only id, write-only secret, a base, an inner object, a choice and an open map. */
const SCHEMAS: Record<string, Json> = {
  Base: {
    title: 'Base',
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'Its name.', default: 'x' },
      address: { $ref: '#/components/schemas/Address', description: 'Where.' },
    },
  },
  Address: { type: 'object', properties: { city: { type: 'string' } } },
  Person: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  Nobody: { type: 'object', required: ['reason'], properties: { reason: { type: 'string' } } },
  Thing: {
    allOf: [{ $ref: '#/components/schemas/Base' }],
    type: 'object',
    required: ['id'],
    'x-basis': 'choice',
    properties: {
      id: { type: 'integer', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      owner: { oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Nobody' }] },
      parts: { type: 'array', items: { $ref: '#/components/schemas/Address' } },
      metadata: { type: 'object', additionalProperties: { type: 'string' } },
      custom: { type: 'object' },
    },
  },
};

const reference = { $ref: '#/components/schemas/Thing' };

function accepts(value: Json, direction: Direction, closed = false): boolean {
  const ajv = createAjv();
  const schema = projectSchema(reference, direction, { closed });
  return ajv.compile({
    ...(schema as object),
    $defs: projectDefinitions(SCHEMAS, direction, { closed }),
  })(value);
}

describe('projectSchema', () => {
  it.each<{ title: string; given: Json; want: Json }>([
    { title: 'keeps a boolean schema', given: true, want: true },
    {
      title: 'drops annotations and extensions',
      given: { type: 'string', maxLength: 3, title: 'T', description: 'D', example: 'a', 'x-notes': [] },
      want: { type: 'string', maxLength: 3 },
    },
    {
      title: 'drops read-only members and their required',
      given: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { readOnly: true }, name: { type: 'string' } },
      },
      want: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
    { title: 'points references at definitions', given: reference, want: { $ref: '#/$defs/Thing' } },
  ])('$title', ({ given, want }) => {
    const before = structuredClone(given);
    expect(projectSchema(given, 'request')).toEqual(want);
    expect(given).toEqual(before);
  });
});

describe('projected schemas, compiled', () => {
  const thing = { name: 'Lamp', address: { city: 'Bonn' }, owner: { id: 1 }, parts: [{ city: 'Kiel' }] };

  it.each<{ title: string; value: Json; direction: Direction; closed?: boolean; want: boolean }>([
    { title: 'a request without the read-only id', value: thing, direction: 'request', want: true },
    { title: 'a response without the read-only id', value: thing, direction: 'response', want: false },
    { title: 'a response with it', value: { ...thing, id: 1 }, direction: 'response', want: true },
    { title: 'a closed request', value: thing, direction: 'request', closed: true, want: true },
    {
      title: 'a member of the base alone',
      value: { name: 'a' },
      direction: 'request',
      closed: true,
      want: true,
    },
    {
      title: 'a write-only member in a closed request',
      value: { ...thing, secret: 's' },
      direction: 'request',
      closed: true,
      want: true,
    },
    {
      title: 'a write-only member in a closed response',
      value: { ...thing, id: 1, secret: 's' },
      direction: 'response',
      closed: true,
      want: false,
    },
    { title: 'an unknown member, open', value: { ...thing, x: 1 }, direction: 'request', want: true },
    {
      title: 'an unknown member',
      value: { ...thing, x: 1 },
      direction: 'request',
      closed: true,
      want: false,
    },
    {
      title: 'a read-only member',
      value: { ...thing, id: 1 },
      direction: 'request',
      closed: true,
      want: false,
    },
    {
      title: 'an unknown member of an inner object of the base',
      value: { name: 'a', address: { city: 'Bonn', x: 1 } },
      direction: 'request',
      closed: true,
      want: false,
    },
    {
      title: 'an unknown member of an entry',
      value: { ...thing, parts: [{ x: 1 }] },
      direction: 'request',
      closed: true,
      want: false,
    },
    {
      title: 'members of two branches',
      value: { ...thing, owner: { id: 1, reason: 'none' } },
      direction: 'request',
      closed: true,
      want: false,
    },
    {
      title: 'any member of a map and of an object without members',
      value: { ...thing, metadata: { a: 'b' }, custom: { deep: { x: 1 } } },
      direction: 'request',
      closed: true,
      want: true,
    },
  ])('decide on $title: $want', ({ value, direction, closed, want }) => {
    expect(accepts(value, direction, closed)).toBe(want);
  });

  it('call no member unknown that a base names, when the base refuses another one', () => {
    const schemas: Record<string, Json> = {
      ...SCHEMAS,
      Parcel: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            if: { required: ['weight'] },
            then: { required: ['unit'], properties: { unit: { type: 'string' } } },
          },
        ],
        type: 'object',
        properties: { weight: {}, unit: {} },
      },
    };
    const ajv = createAjv();
    const validate = ajv.compile({
      ...(projectSchema({ $ref: '#/components/schemas/Parcel' }, 'request', { closed: true }) as object),
      $defs: projectDefinitions(schemas, 'request', { closed: true }),
    });
    expect(validate({ name: 7, weight: 1, x: 1 })).toBe(false);
    const unknown = validate.errors?.flatMap(
      ({ params }) => (params.unevaluatedProperty as string | undefined) ?? [],
    );
    expect(unknown).toEqual(['x']);
  });
});

describe('references into a component schema', () => {
  const schemas: Record<string, Json> = {
    Order: {
      type: 'object',
      required: ['lines', 'first'],
      properties: {
        lines: { type: 'array', items: { $ref: '#/components/schemas/Order/$defs/line' } },
        first: { $ref: '#/components/schemas/Order/properties/lines/items' },
        number: { $ref: '#/components/schemas/Order/$defs/number' },
        note: { $ref: '#/components/schemas/Order/properties/definitions/properties/note' },
        definitions: { type: 'object', properties: { note: { type: 'string' } } },
      },
      $defs: {
        number: { type: 'integer', readOnly: true },
        line: {
          $anchor: 'line',
          allOf: [{ $ref: '#/components/schemas/Order/$defs/line/definitions/item' }],
          properties: { address: { $ref: '#/components/schemas/Address' } },
          definitions: {
            item: { type: 'object', required: ['sku'], properties: { sku: { type: 'string' } } },
          },
        },
      },
    },
    Address: { type: 'object', properties: { city: { type: 'string' } } },
  };
  const line = { sku: 'a', address: { city: 'Bonn' } };
  const order = { lines: [line], first: line, note: 'n' };

  it.each<{ title: string; value: Json; want: boolean }>([
    { title: 'an order', value: order, want: true },
    {
      title: 'an unknown member of a definition',
      value: { ...order, lines: [{ ...line, x: 1 }] },
      want: false,
    },
    { title: 'a missing member of its base', value: { ...order, lines: [{}] }, want: false },
    {
      title: 'an unknown member of the component in it',
      value: { ...order, lines: [{ ...line, address: { x: 1 } }] },
      want: false,
    },
    { title: 'an unknown member of a property', value: { ...order, first: { ...line, x: 1 } }, want: false },
    { title: 'a member that its definition marks as read-only', value: { ...order, number: 1 }, want: false },
    {
      title: 'a wrong value of a property with the name of a keyword',
      value: { ...order, note: 1 },
      want: false,
    },
  ])('decide on $title: $want', ({ value, want }) => {
    expect(createCompiler(schemas, 'request')({ $ref: '#/components/schemas/Order' })(value)).toBe(want);
  });

  it('point from outside at a definition', () => {
    const validate = createCompiler(schemas, 'request')({ $ref: '#/components/schemas/Order/$defs/line' });
    expect([line, { ...line, x: 1 }].map((value) => validate(value))).toEqual([true, false]);
  });
});
