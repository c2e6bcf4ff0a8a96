import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { createAjv } from '#core/schema/create-ajv';
import { combineAlternatives } from '#core/schema/combine-alternatives';
import { explainError, formatExplainedError } from '#core/schema/explain-error';

function explain(schema: object, value: Json): string[] {
  const validate = createAjv().compile(schema);
  expect(validate(value)).toBe(false);
  return combineAlternatives(validate.errors ?? [])
    .filter(({ keyword }) => !/Of$/.test(keyword))
    .map((error) => formatExplainedError(explainError(error, value)));
}

const cases: { title: string; schema: object; value: Json; want: string }[] = [
  {
    title: 'a wrong type',
    schema: { properties: { quantity: { type: 'number' } } },
    value: { quantity: 'two' },
    want: '/quantity: "two" breaks the rule "is of type number": write a value of type number.',
  },
  {
    title: 'a value outside a list',
    schema: { properties: { kind: { enum: ['person', 'company'] } } },
    value: { kind: 'robot' },
    want: '/kind: "robot" breaks the rule "is one of the listed values": write one of "person", "company".',
  },
  {
    title: 'a missing member',
    schema: { required: ['contact'] },
    value: {},
    want: '/contact: nothing breaks the rule "is required": add the member "contact".',
  },
  {
    title: 'a member that needs another one',
    schema: { dependentRequired: { a: ['b'] } },
    value: { a: 1 },
    want: '/b: nothing breaks the rule "is required beside "a"": add the member "b".',
  },
  {
    title: 'an unknown member whose name has a slash',
    schema: { properties: { a: {} }, unevaluatedProperties: false },
    value: { 'b/c': 1 },
    want: '/b~1c: 1 breaks the rule "is a member that the description names": remove the member "b/c", or correct its name.',
  },
  {
    title: 'a day that does not exist',
    schema: { items: { format: 'date' } },
    value: ['2024-02-31'],
    want: '/0: "2024-02-31" breaks the rule "is a text of format date": write a day that exists, like 2024-12-06.',
  },
  {
    title: 'a text that is too long, shortened',
    schema: { properties: { notes: { maxLength: 3 } } },
    value: { notes: 'x'.repeat(100) },
    want: `/notes: "${'x'.repeat(59)}… breaks the rule "has at most 3 characters": write a shorter text.`,
  },
  {
    title: 'a number that is too large',
    schema: { maximum: 100 },
    value: 101,
    want: '/: 101 breaks the rule "is at most 100": write 100 or less.',
  },
  {
    title: 'a rule without words of its own',
    schema: { contains: { type: 'string' } },
    value: [],
    want: '/: [] breaks the rule "follows the rule "contains"": write another value.',
  },
  {
    title: 'types of which each fits, in one sentence',
    schema: { properties: { tags: { oneOf: [{ type: 'array' }, { type: 'string' }] } } },
    value: { tags: 3 },
    want: '/tags: 3 breaks the rule "is of type array or string": write a value of type array or string.',
  },
  {
    title: 'members of which one is needed, in one sentence',
    schema: { anyOf: [{ required: ['unit_price'] }, { required: ['total_amount'] }] },
    value: { quantity: 2 },
    want: '/: {"quantity":2} breaks the rule "needs one of several members": add "unit_price" or "total_amount".',
  },
];

describe('explainError', () => {
  test.each(cases)('explains $title', ({ schema, value, want }) => {
    expect(explain(schema, value)).toEqual([want]);
  });

  test('keeps a member that is required anyway apart from members of which one is needed', () => {
    const schema = {
      required: ['quantity'],
      anyOf: [{ required: ['unit_price'] }, { required: ['total_amount'] }],
    };
    expect(explain(schema, {}).map((line) => line.split(': ').at(-1))).toEqual([
      'add "unit_price" or "total_amount".',
      'add the member "quantity".',
    ]);
  });

  test('lists 20 values of a long list and counts the others', () => {
    const [line] = explain({ enum: Array.from({ length: 25 }, (_, index) => index) }, 'x');
    expect(line).toContain('18, 19 and 5 more.');
  });
});
