import type { Json, JsonObject } from '#core/json/json';
import type { Direction } from '#core/schema/direction';
import { referenceTo } from '../../../../builders/reference-to';

/** A value, and whether it follows a schema as the body of a request or a response. */
export interface Row {
  title: string;
  schema: Json;
  value: Json;
  /** Default: request. */
  direction?: Direction;
  want: boolean;
}

/** The components that the rows refer to. */
export const COMPONENTS: JsonObject = {
  Point: { type: 'object', properties: { x: { type: 'integer' }, y: { type: 'integer' } } },
  Person: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
  Company: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  Tree: {
    type: 'object',
    properties: { name: { type: 'string' }, children: { type: 'array', items: referenceTo('Tree') } },
  },
  Id: { type: 'integer', readOnly: true },
  Stored: {
    type: 'object',
    required: ['id'],
    properties: { id: referenceTo('Id'), secret: { type: 'string', writeOnly: true } },
  },
  Invoice: {
    allOf: [referenceTo('Stored')],
    type: 'object',
    required: ['id', 'total'],
    properties: { total: { type: 'number' }, lines: { type: 'array', items: referenceTo('Stored') } },
  },
};

/** An object with these members. */
const object = (properties: JsonObject, beside: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...beside,
});

const pair = { type: 'array', prefixItems: [referenceTo('Point')], items: false, minItems: 1 };
const byPrefix = { type: 'object', patternProperties: { '^x-': referenceTo('Point') } };
const map = { type: 'object', additionalProperties: referenceTo('Point') };
const open = object({ a: {} }, { unevaluatedProperties: { type: 'string' } });
const nested = {
  allOf: [{ allOf: [referenceTo('Person')] }, object({ age: { type: 'integer' } })],
  properties: { vip: { type: 'boolean' } },
};
const either = { oneOf: [referenceTo('Person'), referenceTo('Company')] };
const any = { anyOf: [referenceTo('Person'), { type: 'null' }] };
const beside = object(
  { note: { type: 'string' } },
  { anyOf: [referenceTo('Person'), referenceTo('Company')] },
);
const conditional = object(
  { kind: { enum: ['person', 'company'] } },
  {
    if: { properties: { kind: { const: 'company' } }, required: ['kind'] },
    then: { properties: { vat: { type: 'string' } }, required: ['vat'] },
    else: { properties: { born: { type: 'string', format: 'date' } } },
  },
);
const dependent = object({ amount: {}, currency: {} }, { dependentRequired: { amount: ['currency'] } });
const dependentSchema = object(
  { card: { type: 'string' } },
  { dependentSchemas: { card: { required: ['holder'], properties: { holder: referenceTo('Person') } } } },
);
const fixed = { const: { a: [1, { b: null }], c: 'x' } };
const listed = { enum: ['x', 1, null, { a: 1 }] };
const oneMain = {
  type: 'array',
  items: object({ main: { type: 'boolean' }, name: { type: 'string' } }),
  contains: { type: 'object', properties: { main: { const: true } }, required: ['main'] },
  maxContains: 1,
};
const distinct = { type: 'array', uniqueItems: true };
const named = { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: true };
const format = (name: string, type = 'string') => ({ type, format: name });
const shortText = { type: 'string', minLength: 1, maxLength: 2 };
const cents = { type: 'number', multipleOf: 0.01 };
const code = object(
  { id: referenceTo('Id'), code: {} },
  { anyOf: [{ required: ['id'] }, { required: ['code'] }] },
);
const linked = object({ id: referenceTo('Id'), a: {} }, { dependentRequired: { a: ['id'] } });

/** One schema with several values. */
const rows = (
  title: string,
  schema: Json,
  values: { takes?: Json[]; refuses?: Json[] },
  direction: Direction = 'request',
): Row[] => [
  ...(values.takes ?? []).map((value) => ({ title, schema, value, direction, want: true })),
  ...(values.refuses ?? []).map((value) => ({ title, schema, value, direction, want: false })),
];

export const ROWS: Row[] = [
  ...rows('prefixItems', pair, {
    takes: [[{ x: 1 }]],
    refuses: [[{ z: 1 }], [{ x: 'a' }], [{ x: 1 }, 2], []],
  }),
  ...rows('patternProperties', byPrefix, {
    takes: [{ 'x-a': { x: 1 } }, { other: 1 }],
    refuses: [{ 'x-a': { z: 1 } }, { 'x-a': 5 }],
  }),
  ...rows('patternProperties beside members', object({ a: {} }, { patternProperties: { '^x-': {} } }), {
    takes: [{ a: 1, 'x-b': 2 }],
    refuses: [{ b: 1 }],
  }),
  ...rows('additionalProperties', map, {
    takes: [{ k: { x: 1 } }, {}],
    refuses: [{ k: { z: 1 } }, { k: 1 }],
  }),
  ...rows('additionalProperties: true', object({ a: {} }, { additionalProperties: true }), {
    takes: [{ a: 1, b: 2 }],
  }),
  ...rows('unevaluatedProperties', open, { takes: [{ a: 1, b: 'x' }], refuses: [{ a: 1, b: 2 }] }),
  ...rows('a member that is never there', object({ never: false }), { takes: [{}], refuses: [{ never: 1 }] }),
  ...rows('nested allOf', nested, {
    takes: [{ name: 'Ada', age: 36, vip: true }],
    refuses: [{ age: 36 }, { name: 'Ada', agee: 36 }, { name: 'Ada', age: '36' }],
  }),
  ...rows('oneOf', either, {
    takes: [{ name: 'Ada' }, { code: 'x' }],
    refuses: [{ name: 'Ada', code: 'x' }, {}, { name: 1 }, null],
  }),
  ...rows('anyOf with null', any, {
    takes: [{ name: 'Ada' }, null],
    refuses: [{ name: 'Ada', x: 1 }, {}, 5],
  }),
  ...rows('anyOf beside members', beside, {
    takes: [
      { note: 'n', name: 'Ada' },
      { name: 'Ada', code: 'x' },
    ],
    refuses: [{ note: 'n' }, { name: 'Ada', x: 1 }],
  }),
  ...rows('if, then, else', conditional, {
    takes: [{ kind: 'company', vat: 'x' }, { kind: 'person', born: '1815-12-10' }, {}],
    refuses: [{ kind: 'company' }, { kind: 'person', vat: 'x' }, { kind: 'person', born: '1815-02-30' }],
  }),
  ...rows('dependentRequired', dependent, {
    takes: [{ amount: 1, currency: 'EUR' }, { currency: 'EUR' }],
    refuses: [{ amount: 1 }],
  }),
  ...rows('dependentSchemas', dependentSchema, {
    takes: [{ card: 'x', holder: { name: 'Ada' } }],
    refuses: [{ card: 'x' }, { card: 'x', holder: { name: 'Ada', x: 1 } }, { holder: { name: 'Ada' } }],
  }),
  ...rows('not', object({ a: {}, b: {} }, { not: { required: ['a', 'b'] } }), {
    takes: [{ a: 1 }],
    refuses: [{ a: 1, b: 2 }],
  }),
  ...rows('const', fixed, {
    takes: [{ c: 'x', a: [1, { b: null }] }],
    refuses: [{ a: [1, { b: 0 }], c: 'x' }, { a: [{ b: null }, 1], c: 'x' }, { a: [1, { b: null }] }],
  }),
  ...rows('enum', listed, { takes: ['x', 1, null, { a: 1 }], refuses: ['X', '1', { a: 2 }, {}] }),
  ...rows('contains', oneMain, {
    takes: [[{ main: true, name: 'a' }, { main: false }]],
    refuses: [[{ main: false }], [], [{ main: true }, { main: true }], [{ main: true, x: 1 }]],
  }),
  ...rows('uniqueItems', distinct, {
    takes: [[1, '1', { a: 1 }, { a: 2 }, null]],
    refuses: [
      [1, 2, 1],
      [
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ],
      [null, null],
    ],
  }),
  ...rows('propertyNames', named, { takes: [{ abc: 1 }], refuses: [{ Abc: 1 }] }),
  ...rows('a schema that contains itself', referenceTo('Tree'), {
    takes: [{ name: 'a', children: [{ children: [] }] }],
    refuses: [{ children: [{ children: [{ nam: 'b' }] }] }],
  }),
  ...rows('uri', format('uri'), {
    takes: ['https://x.example/a?b=%20#c', 'mailto:a@b.example', 'urn:isbn:0451450523', 'https://x.example'],
    refuses: [
      'https://x.example/{id}',
      'https://x.example/"a"',
      'https://x.example/a b',
      'https://münchen.example/',
      'www.shop.example',
      '//shop.example',
      'not a uri',
      '',
    ],
  }),
  ...rows('date', format('date'), {
    takes: ['2024-02-29', '2000-02-29', '2024-12-31'],
    refuses: [
      '2024-02-30',
      '2023-02-29',
      '1900-02-29',
      '2024-13-01',
      '2024-2-9',
      '2024/02/09',
      '2024-02-29Z',
    ],
  }),
  ...rows('date-time', format('date-time'), {
    takes: [
      '2024-12-06T09:30:00Z',
      '2024-12-06t09:30:00.123z',
      '2024-12-06T09:30:00+05:30',
      '2016-12-31T23:59:60Z',
    ],
    refuses: [
      '2024-12-06T09:30:00',
      '2024-12-06 09:30:00Z',
      '2024-12-06T09:30:00+0530',
      '2024-12-06T09:30:00+05',
      '2024-02-30T09:30:00Z',
      '2024-12-06T10:59:60Z',
      '2024-12-06T24:00:00Z',
    ],
  }),
  ...rows('time', format('time'), {
    takes: ['09:30:00Z', '09:30:00.5-08:00', '23:59:60Z'],
    refuses: ['09:30:00', '09:30Z', '09:30:00+01', '25:00:00Z'],
  }),
  ...rows('email', format('email'), {
    takes: ['ada@reader.example', 'ada+tax@mail.reader.example'],
    refuses: ['ada', 'ada@', 'ada@reader', 'ada@@reader.example', 'a da@reader.example'],
  }),
  ...rows('uuid', format('uuid'), {
    takes: ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6'],
    refuses: ['urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6', 'f81d4fae7dec11d0a76500a0c91e6bf6'],
  }),
  ...rows('ipv4', format('ipv4'), {
    takes: ['192.0.2.1'],
    refuses: ['192.0.2.256', '192.0.02.1', '192.0.2'],
  }),
  ...rows('ipv6', format('ipv6'), { takes: ['2001:db8::1', '::'], refuses: ['2001:db8::1::2', '192.0.2.1'] }),
  ...rows('byte', format('byte'), { takes: ['QWRh', 'QWE=', ''], refuses: ['QWR', 'QWRh\n', '!!!!\n'] }),
  ...rows('length in code points', shortText, {
    takes: ['a', '👍👍', 'e\u0301'],
    refuses: ['', '👍👍👍', 'e\u0301e'],
  }),
  ...rows('multipleOf a decimal', cents, {
    takes: [19.99, 0.07, 1234567.89, -4.35, 0],
    refuses: [19.999, 0.001],
  }),
  ...rows('multipleOf an integer', { multipleOf: 3 }, { takes: [9, 'text'], refuses: [10] }),
  ...rows('int64', format('int64', 'integer'), {
    takes: [9007199254740991, -1, 1.0],
    refuses: [1e30, 1.5, '1'],
  }),
  ...rows('int32', format('int32', 'integer'), { takes: [2147483647], refuses: [2147483648] }),
  ...rows('null', object({ a: { type: ['string', 'null'] } }, { required: ['a'] }), {
    takes: [{ a: null }, { a: 'x' }],
    refuses: [{}, null, { a: 0 }],
  }),
  ...rows('a request', referenceTo('Invoice'), {
    takes: [{ total: 5 }, { total: 5, secret: 's', lines: [{ secret: 's' }, {}] }],
    refuses: [{ id: 1, total: 5 }, { total: 5, lines: [{ id: 1 }] }, { secret: 's' }],
  }),
  ...rows(
    'a response',
    referenceTo('Invoice'),
    {
      takes: [{ id: 1, total: 5, lines: [{ id: 2 }] }],
      refuses: [
        { total: 5 },
        { id: 1, total: 5, secret: 's' },
        { id: 1, total: 5, lines: [{}] },
        { id: 1, total: 5, more: 1 },
      ],
    },
    'response',
  ),
  ...rows(
    'a list in a request',
    { type: 'array', items: referenceTo('Invoice') },
    {
      takes: [[{ total: 1 }]],
      refuses: [[{ id: 1, total: 1 }]],
    },
  ),
  ...rows('a read-only member in an alternative', code, { takes: [{ code: 1 }, {}], refuses: [{ id: 1 }] }),
  ...rows(
    'a read-only member in an alternative of a response',
    code,
    { takes: [{ id: 1 }], refuses: [{}] },
    'response',
  ),
  ...rows('a read-only member that another one asks for', linked, { takes: [{ a: 1 }] }),
  ...rows('a read-only member asked for in a response', linked, { refuses: [{ a: 1 }] }, 'response'),
];
