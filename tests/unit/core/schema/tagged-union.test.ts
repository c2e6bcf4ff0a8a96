import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { createCompiler } from '#core/schema/create-compiler';
import { formatExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import { projectSchema } from '#core/schema/project-schema';
import { referenceTo } from '../../../builders/reference-to';

const schemas: Record<string, Json> = {
  Card: {
    type: 'object',
    required: ['type', 'number'],
    properties: { type: { const: 'card' }, number: { type: 'string', minLength: 4 } },
  },
  Bank: {
    allOf: [
      referenceTo('Account'),
      {
        required: ['type', 'iban'],
        properties: { type: { enum: ['bank'] }, iban: { pattern: '^[A-Z]{2}' } },
      },
    ],
  },
  Account: { type: 'object', properties: { type: { type: 'string' }, holder: { type: 'string' } } },
};
const compile = createCompiler(schemas, 'request');
const union = (keyword: string): Json => ({ [keyword]: [referenceTo('Card'), referenceTo('Bank')] });
const explain = (schema: Json, value: Json) => judge(compile(schema), value).map(formatExplainedError);

describe.each(['oneOf', 'anyOf'])('alternatives of %s that a constant tells apart', (keyword) => {
  test.each<{ title: string; value: Json; want: string[] }>([
    { title: 'a value that fits', value: { type: 'bank', iban: 'NL1', holder: 'Ada' }, want: [] },
    {
      title: 'what its alternative says alone',
      value: { type: 'bank', iban: 'nl1' },
      want: [
        '/iban: "nl1" breaks the rule "matches the pattern ^[A-Z]{2}": write a string that matches ^[A-Z]{2}.',
      ],
    },
    {
      title: 'what its alternative lacks',
      value: { type: 'card' },
      want: ['/number: nothing breaks the rule "is required": add the property "number".'],
    },
    {
      title: 'a member of another alternative',
      value: { type: 'card', number: '4242', iban: 'NL1' },
      want: [
        '/iban: "NL1" breaks the rule "is a property that the description names": remove the property "iban", or correct its name.',
      ],
    },
    {
      title: 'a value of none',
      value: { type: 'cash' },
      want: ['/type: "cash" breaks the rule "is one of the listed values": write one of "card", "bank".'],
    },
    {
      title: 'no value',
      value: {},
      want: ['/type: nothing breaks the rule "is required": add the property "type".'],
    },
    {
      title: 'no object',
      value: 'card',
      want: ['/: "card" breaks the rule "is of type object": write a value of type object.'],
    },
  ])('tells $title', ({ value, want }) => {
    expect(explain(union(keyword), value)).toEqual(want);
  });
});

test.each<{ title: string; branches: Json[] }>([
  {
    title: 'does not require it',
    branches: [referenceTo('Card'), { type: 'object', properties: { type: { const: 'bank' } } }],
  },
  {
    title: 'may not be an object',
    branches: [referenceTo('Card'), { required: ['type'], properties: { type: { const: 'bank' } } }],
  },
  {
    title: 'has the same value',
    branches: [referenceTo('Card'), { ...(schemas.Card as object), title: 'Other' }],
  },
  {
    title: 'has it in the other direction',
    branches: [
      referenceTo('Card'),
      { type: 'object', required: ['type'], properties: { type: { const: 'bank', readOnly: true } } },
    ],
  },
])('an alternative that $title leaves the choice as it is', ({ branches }) => {
  const projected = projectSchema({ oneOf: branches }, 'request', { components: schemas });
  expect(projected).toEqual({ oneOf: [expect.anything(), expect.anything()] });
});
