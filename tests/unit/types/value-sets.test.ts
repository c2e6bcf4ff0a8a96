import { beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { emitTypes } from '../../../generator/emit/types/emit-types';
import { doc } from '../../builders/description';
import { referenceTo } from '../../builders/reference-to';
import { typeCheck } from '../../builders/type-check';

interface Case {
  title: string;
  /** The component `Case`, and those that it refers to. */
  schemas: Record<string, Json>;
  /** Whether it is the type of a request: no read-only members. */
  isSent?: true;
  /** Values that the schema takes, by JSON Schema and OpenAPI. */
  valid: Json[];
  /** Values that it refuses for a reason that a type can say. */
  invalid: Json[];
}

const text = { type: 'string' };
const number = { type: 'integer' };
const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});
const bank = object({ kind: text, iban: text }, ['kind']);
const card = object({ kind: text, pan: text }, ['kind']);
const payee = {
  oneOf: [referenceTo('Bank'), referenceTo('Card')],
  discriminator: {
    propertyName: 'kind',
    mapping: { bank: '#/components/schemas/Bank', card: '#/components/schemas/Card' },
  },
};

const CASES: Case[] = [
  {
    title: 'a union in an allOf',
    schemas: {
      Case: { allOf: [object({ ref: text }, ['ref']), referenceTo('Payee')] },
      Payee: payee,
      Bank: bank,
      Card: card,
    },
    valid: [
      { ref: 'r', kind: 'bank', iban: 'X' },
      { ref: 'r', kind: 'card' },
    ],
    invalid: [{ ref: 'r', kind: 'cash' }, { ref: 'r', iban: 'X' }, { kind: 'bank' }],
  },
  {
    title: 'a union in an allOf, whose tags are the names of its schemas',
    schemas: {
      Case: {
        allOf: [{ ...payee, discriminator: { propertyName: 'kind' } }, object({ ref: text }, ['ref'])],
      },
      Bank: bank,
      Card: card,
    },
    valid: [{ ref: 'r', kind: 'Bank', iban: 'X' }],
    invalid: [{ ref: 'r', kind: 'bank' }],
  },
  {
    title: 'a read-only member behind a reference, in a request',
    isSent: true,
    schemas: {
      Case: object({ name: text, state: referenceTo('State'), kept: referenceTo('Plain') }, [
        'name',
        'state',
      ]),
      State: { type: 'string', readOnly: true, enum: ['active', 'gone'] },
      Plain: text,
    },
    valid: [{ name: 'n' }, { name: 'n', kept: 'k' }],
    invalid: [{ name: 'n', state: 'active' }, {}],
  },
  {
    title: 'a read-only member in an allOf behind a reference, in a request',
    isSent: true,
    schemas: {
      Case: object({ name: text, state: { allOf: [referenceTo('Alias')] } }, ['name', 'state']),
      Alias: referenceTo('State'),
      State: { type: 'string', readOnly: true },
    },
    valid: [{ name: 'n' }],
    invalid: [{ name: 'n', state: 'active' }],
  },
  {
    title: 'an enum of several types',
    schemas: { Case: { enum: ['1', 1, 'true', true, 'null', null] } },
    valid: ['1', 1, 'true', true, 'null', null],
    invalid: ['2', 2, false, {}],
  },
  {
    title: 'a tuple with other items after it',
    schemas: { Case: { type: 'array', prefixItems: [text], items: number } },
    valid: [[], ['a'], ['a', 1], ['a', 1, 2]],
    invalid: [[1], ['a', 'b'], ['a', 1, 'b']],
  },
  {
    title: 'a closed tuple',
    schemas: { Case: { type: 'array', prefixItems: [number, number], items: false, minItems: 2 } },
    valid: [[1, 2]],
    invalid: [[], [1], [1, 2, 3], ['a', 1]],
  },
  {
    title: 'a tuple of one item by its lengths',
    schemas: { Case: { type: 'array', prefixItems: [text], minItems: 1, maxItems: 1 } },
    valid: [['a']],
    invalid: [[], ['a', 'b'], [1]],
  },
  {
    title: 'a tuple in a member, whose last item may be absent',
    schemas: {
      Case: object({ at: { type: 'array', prefixItems: [number, number, text], items: false, minItems: 2 } }),
    },
    valid: [{}, { at: [1, 2] }, { at: [1, 2, 'a'] }],
    invalid: [{ at: [1] }, { at: [1, 2, 3] }, { at: [1, 2, 'a', 'b'] }],
  },
];

/** A constant of the type for each value, as a module. */
const codes = CASES.flatMap(({ isSent, valid, invalid }, index) => {
  const type = 'components["schemas"]["Case"]';
  const imports = `import type { components${isSent ? ', Writable' : ''} } from './api';`;
  return [...valid, ...invalid].map((value, at): [string, string] => [
    `${index}/${at < valid.length ? 'valid' : 'invalid'}${at}`,
    `${imports}\nexport const a: ${isSent ? `Writable<${type}>` : type} = ${JSON.stringify(value)};\n`,
  ]);
});
let messages = new Map<string, string[]>();

beforeAll(async () => {
  const types = await Promise.all(
    CASES.map(async ({ schemas }, index): Promise<[string, string]> => {
      const [file] = await emitTypes(doc({ components: { schemas } }));
      return [`${index}/api`, file!.content];
    }),
  );
  messages = typeCheck(new Map([...types, ...codes]));
});

describe.each(CASES.map((one, index) => ({ ...one, index })))(
  'the type of $title',
  ({ index, valid, invalid }) => {
    test.each(valid.map((value, at) => [JSON.stringify(value), at] as const))('takes %s', (_, at) => {
      expect(messages.get(`${index}/valid${at}`)).toEqual([]);
    });

    test.each(invalid.map((value, at) => [JSON.stringify(value), valid.length + at] as const))(
      'refuses %s',
      (_, at) => {
        expect(messages.get(`${index}/invalid${at}`)).not.toEqual([]);
      },
    );
  },
);
