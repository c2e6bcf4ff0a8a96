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
    want: '/contact: nothing breaks the rule "is required": add the property "contact".',
  },
  {
    title: 'a member that needs another one',
    schema: { dependentRequired: { a: ['b'] } },
    value: { a: 1 },
    want: '/b: nothing breaks the rule "is required with "a"": add the property "b".',
  },
  {
    title: 'an unknown member whose name has a slash',
    schema: { properties: { a: {} }, unevaluatedProperties: false },
    value: { 'b/c': 1 },
    want: '/b~1c: 1 breaks the rule "is a property that the description names": remove the property "b/c", or correct its name.',
  },
  {
    title: 'a day that does not exist',
    schema: { items: { format: 'date' } },
    value: ['2024-02-31'],
    want: '/0: "2024-02-31" breaks the rule "is a string of format date": write a day that exists, like 2024-12-06.',
  },
  {
    title: 'a string that is too long, shortened',
    schema: { properties: { notes: { maxLength: 3 } } },
    value: { notes: 'x'.repeat(100) },
    want: `/notes: "${'x'.repeat(59)}… breaks the rule "has at most 3 characters": write a shorter string.`,
  },
  {
    title: 'a number that is too large',
    schema: { maximum: 100 },
    value: 101,
    want: '/: 101 breaks the rule "is at most 100": write 100 or less.',
  },
  {
    title: 'a string that is too short',
    schema: { minLength: 3 },
    value: 'x',
    want: '/: "x" breaks the rule "has at least 3 characters": write a longer string.',
  },
  {
    title: 'a string that does not match',
    schema: { pattern: '^[A-Z]{2}$' },
    value: 'de',
    want: '/: "de" breaks the rule "matches the pattern ^[A-Z]{2}$": write a string that matches ^[A-Z]{2}$.',
  },
  {
    title: 'another value than the only one',
    schema: { const: 'good' },
    value: 'bad',
    want: '/: "bad" breaks the rule "is "good"": write "good".',
  },
  {
    title: 'a number that is too small',
    schema: { minimum: 1 },
    value: 0,
    want: '/: 0 breaks the rule "is at least 1": write 1 or more.',
  },
  {
    title: 'a number at an upper limit that is left out',
    schema: { exclusiveMaximum: 5 },
    value: 5,
    want: '/: 5 breaks the rule "is less than 5": write less than 5.',
  },
  {
    title: 'a number at a lower limit that is left out',
    schema: { exclusiveMinimum: 5 },
    value: 5,
    want: '/: 5 breaks the rule "is more than 5": write more than 5.',
  },
  {
    title: 'too many entries',
    schema: { maxItems: 1 },
    value: [1, 2],
    want: '/: [1,2] breaks the rule "has at most 1 entries": remove entries.',
  },
  {
    title: 'too few entries',
    schema: { minItems: 1 },
    value: [],
    want: '/: [] breaks the rule "has at least 1 entries": add entries.',
  },
  {
    title: 'a duplicate entry',
    schema: { uniqueItems: true },
    value: ['a', 'b', 'a'],
    want: '/: ["a","b","a"] breaks the rule "holds each entry once": remove entry 2, which equals entry 0.',
  },
  {
    title: 'too many keys',
    schema: { maxProperties: 1 },
    value: { a: 1, b: 2 },
    want: '/: {"a":1,"b":2} breaks the rule "has at most 1 keys": remove keys.',
  },
  {
    title: 'too few keys',
    schema: { minProperties: 1 },
    value: {},
    want: '/: {} breaks the rule "has at least 1 keys": add keys.',
  },
  {
    title: 'a member that a closed object does not know',
    schema: { properties: { a: {} }, additionalProperties: false },
    value: { b: 1 },
    want: '/b: 1 breaks the rule "is a property that the description names": remove the property "b", or correct its name.',
  },
  {
    title: 'a value of an excluded form',
    schema: { not: { type: 'string' } },
    value: 'x',
    want: '/: "x" breaks the rule "does not match the excluded schema": write another value.',
  },
  {
    title: 'a value that is shown whole, as it is just short enough',
    schema: { maxLength: 3 },
    value: 'x'.repeat(58),
    want: `/: "${'x'.repeat(58)}" breaks the rule "has at most 3 characters": write a shorter string.`,
  },
  {
    title: 'a rule without its own message',
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
    want: '/: {"quantity":2} breaks the rule "needs one of several properties": send "unit_price" or "total_amount".',
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
      'send "unit_price" or "total_amount".',
      'add the property "quantity".',
    ]);
  });

  test('lists 20 values of a long list and counts the others', () => {
    const [line] = explain({ enum: Array.from({ length: 25 }, (_, index) => index) }, 'x');
    expect(line).toContain('write one of 0, 1,');
    expect(line).toContain('18, 19 and 5 more.');
  });

  test.each([
    { length: 20, want: /18, 19\.$/ },
    { length: 21, want: /18, 19 and 1 more\.$/ },
  ])('lists $length values to the last one that fits', ({ length, want }) => {
    const [line] = explain({ enum: Array.from({ length }, (_, index) => index) }, 'x');
    expect(line).toMatch(want);
  });

  test.each([
    { format: 'date-time', want: 'a moment like 2024-12-06T09:30:00Z' },
    { format: 'time', want: 'a time like 09:30:00Z' },
    { format: 'email', want: 'an e-mail address like ada@reader.example' },
    { format: 'uri', want: 'an absolute address like https://shop.example/done' },
    { format: 'date-range', want: 'two days that exist, like 2024-07-01,2024-09-30' },
    { format: 'byte', want: 'Base64 without line breaks, like QWJhY28=' },
    { format: 'ipv4', want: 'an address like 198.51.100.40' },
    { format: 'ipv6', want: 'an address like 2001:db8::1' },
    { format: 'uuid', want: 'a string of format uuid' },
  ])('shows what a $format looks like', ({ format, want }) => {
    const error = { keyword: 'format', instancePath: '', params: { format } };
    expect(explainError(error, 'x').remedy).toBe(`write ${want}`);
  });

  test.each([
    {
      keyword: 'propertyNames',
      params: { propertyName: 'a b' },
      want: '/: {} breaks the rule "has only keys that are allowed": rename the key "a b".',
    },
    {
      keyword: 'multipleOf',
      params: { multipleOf: 5 },
      want: '/: {} breaks the rule "is a multiple of 5": write a multiple of 5.',
    },
    {
      keyword: 'oneOf',
      params: { passingSchemas: null },
      want: '/: {} breaks the rule "matches exactly one of the alternatives": write a value that matches exactly one of the alternatives.',
    },
    {
      keyword: 'anyOf',
      params: {},
      want: '/: {} breaks the rule "matches one of the alternatives": write a value that matches one of the alternatives.',
    },
  ])('has words for $keyword', ({ keyword, params, want }) => {
    expect(formatExplainedError(explainError({ keyword, instancePath: '', params }, {}))).toBe(want);
  });

  test('keeps what a base misses apart from the members of which one is needed', () => {
    const schema = {
      allOf: [{ required: ['quantity'] }, { anyOf: [{ required: ['unit_price'] }, { required: ['total'] }] }],
    };
    expect(explain(schema, {}).map((line) => line.split(': ').at(-1))).toEqual([
      'add the property "quantity".',
      'send "unit_price" or "total".',
    ]);
  });

  test('asks for members of a form that is a reference', () => {
    const schema = {
      anyOf: [{ $ref: '#/$defs/Person' }, { required: ['company'] }],
      $defs: { Person: { required: ['name'] } },
    };
    expect(explain(schema, {})).toEqual([expect.stringContaining('send "name" or "company"')]);
  });

  test('asks for the member of one form when others fail for another reason', () => {
    const schema = { anyOf: [{ required: ['id'] }, { type: 'array' }, { type: 'string' }] };
    expect(explain(schema, {})).toContain(
      '/id: nothing breaks the rule "is required": add the property "id".',
    );
  });
});

test('keeps errors of two bases apart, because they are not alternatives', () => {
  const schema = {
    $defs: { Text: { type: 'string' }, Number: { type: 'number' } },
    allOf: [{ $ref: '#/$defs/Text' }, { $ref: '#/$defs/Number' }],
    unevaluatedProperties: false,
  };
  expect(explain(schema, { x: 1 }).map((message) => message.match(/rule "(.*?)":/)?.[1])).toEqual([
    'is of type string',
    'is of type number',
    'is a property that the description names',
  ]);
});

test('a choice that two bases lead to is explained for each', () => {
  const schema = {
    $defs: { Choice: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } },
    allOf: [{ $ref: '#/$defs/Choice' }, { $ref: '#/$defs/Choice' }],
  };
  const [first, ...others] = explain(schema, {});
  expect(first).toMatch(/a.*b/);
  expect(others).toEqual([first]);
});
