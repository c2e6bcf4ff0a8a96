import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { createCompiler } from '#core/schema/create-compiler';
import { judge } from '#core/schema/judge';
import { referenceTo } from '../../../builders/reference-to';

const schemas: Record<string, Json> = {
  Reference: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  Person: {
    type: 'object',
    required: ['first_name'],
    properties: { kind: { enum: ['person'] }, first_name: { type: 'string' }, age: { type: 'integer' } },
  },
  Contact: { anyOf: [referenceTo('Reference'), referenceTo('Person')] },
  Card: { type: 'object', properties: { type: { const: 'card' }, number: { type: 'string' } } },
  Bank: { type: 'object', properties: { type: { const: 'bank' }, number: { type: 'integer' } } },
  Large: { minimum: 5 },
  Line: {
    type: 'object',
    required: ['quantity'],
    properties: { quantity: { type: 'integer' }, unit_price: {}, total_amount: {} },
    anyOf: [
      { required: ['unit_price'], properties: { unit_price: { type: 'number' } } },
      { required: ['total_amount'], properties: { total_amount: { type: 'number' } } },
    ],
  },
};
const compile = createCompiler(schemas, 'request');
const problems = (schema: Json, value: Json) =>
  judge(compile(schema), value).map(({ pointer, remedy }) => `${pointer}: ${remedy}`);

describe('of the alternatives of a choice, the closest one speaks', () => {
  test.each<{ title: string; schema: Json; value: Json; want: string[] }>([
    {
      title: 'the one that has the members that are sent',
      schema: referenceTo('Contact'),
      value: { first_name: 'Ada', age: 'old' },
      want: ['/age: write a value of type integer'],
    },
    {
      title: 'the one that has more of the members that are sent, whatever else is wrong',
      schema: referenceTo('Contact'),
      value: { age: 'old', nickname: 'A' },
      want: [
        '/age: write a value of type integer',
        '/nickname: remove the property "nickname", or correct its name',
        '/first_name: add the property "first_name"',
      ],
    },
    {
      title: 'the one of which nothing is missing',
      schema: referenceTo('Contact'),
      value: { id: 'five' },
      want: ['/id: write a value of type integer'],
    },
    {
      title: 'the one that a constant names, although it is not required',
      schema: { oneOf: [referenceTo('Card'), referenceTo('Bank')] },
      value: { type: 'bank', number: 'x' },
      want: ['/number: write a value of type integer'],
    },
    {
      title: 'all that a constant could name',
      schema: { oneOf: [referenceTo('Card'), referenceTo('Bank')] },
      value: { type: 'cash' },
      want: ['/type: write one of "card", "bank"'],
    },
    {
      title: 'the one whose member is there, and wrong',
      schema: referenceTo('Line'),
      value: { quantity: 1, unit_price: 'fifty' },
      want: ['/unit_price: write a value of type number'],
    },
    {
      title: 'all of which one member is missing, as one problem',
      schema: referenceTo('Line'),
      value: { quantity: 1 },
      want: [': send "unit_price" or "total_amount"'],
    },
    {
      title: 'the one of the same type',
      schema: {
        anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'string' }, { type: 'null' }],
      },
      value: ['x'],
      want: ['/0: write a value of type integer'],
    },
    {
      title: 'all types when none fits',
      schema: { anyOf: [{ type: 'integer' }, { anyOf: [{ type: 'boolean' }, { type: 'array' }] }] },
      value: 'x',
      want: [': write a value of type integer or boolean or array'],
    },
    {
      title: 'none that lacks several members, when another lacks one',
      schema: { anyOf: [{ required: ['a', 'b'] }, { required: ['c'] }] },
      value: {},
      want: ['/c: add the property "c"'],
    },
    {
      title: 'the first when each lacks several members',
      schema: { anyOf: [{ required: ['a', 'b'] }, { required: ['c', 'd'] }] },
      value: {},
      want: ['/a: add the property "a"', '/b: add the property "b"'],
    },
    {
      title: 'the only one of the same type, whatever its place',
      schema: { anyOf: [{ type: 'integer' }, { type: 'string', maxLength: 3 }] },
      value: 'four',
      want: [': write a shorter string'],
    },
    {
      title: 'the one of which nothing is missing, although it refuses more',
      schema: {
        anyOf: [
          { required: ['id'] },
          { properties: { first_name: { type: 'string' }, age: { type: 'integer' } } },
        ],
      },
      value: { first_name: 5, age: 'old' },
      want: ['/first_name: write a value of type string', '/age: write a value of type integer'],
    },
    {
      title: 'the constant of the only one of the same type',
      schema: { anyOf: [referenceTo('Card'), { type: 'string' }] },
      value: { type: 'cash' },
      want: ['/type: write "card"'],
    },
    {
      title: 'none of another type that refuses more than the type',
      schema: {
        anyOf: [
          { type: 'integer', enum: [1, 2] },
          { type: 'string', maxLength: 3 },
        ],
      },
      value: 'four',
      want: [': write a shorter string'],
    },
    {
      title: 'no null that is written as a type and a constant',
      schema: { anyOf: [{ type: 'integer' }, { type: 'null', const: null }] },
      value: 'x',
      want: [': write a value of type integer'],
    },
    {
      title: 'null when there is nothing else',
      schema: { anyOf: [{ type: 'null' }] },
      value: 'x',
      want: [': write a value of type null'],
    },
    {
      title: 'all lists of values',
      schema: {
        anyOf: [
          { properties: { kind: { enum: ['person'] } } },
          { properties: { kind: { enum: ['company', 'club'] } } },
        ],
      },
      value: { kind: 'robot' },
      want: ['/kind: write one of "person", "company", "club"'],
    },
    {
      title: 'all types, those of each member apart',
      schema: {
        anyOf: [
          { properties: { size: { type: 'integer' }, color: { type: 'array' } } },
          { properties: { size: { type: 'string' }, color: { type: 'object' } } },
        ],
      },
      value: { size: true, color: true },
      want: [
        '/size: write a value of type integer or string',
        '/color: write a value of type array or object',
      ],
    },
    {
      title: 'all of which one member is missing, apart from what they all lack',
      schema: { anyOf: [{ required: ['date', 'unit_price'] }, { required: ['date', 'total_amount'] }] },
      value: {},
      want: ['/date: add the property "date"', ': send "unit_price" or "total_amount"'],
    },
    {
      title: 'all of which one member is missing, also inside another choice',
      schema: {
        anyOf: [
          { anyOf: [{ required: ['id'] }, { required: ['email'] }] },
          { anyOf: [{ required: ['id'] }, { required: ['phone'] }] },
        ],
      },
      value: {},
      want: [': send "id" or "email" or "phone"'],
    },
    {
      title: 'none that lacks a member and has another choice, when another lacks one',
      schema: {
        anyOf: [
          { required: ['id'], anyOf: [{ required: ['email'] }, { required: ['phone'] }] },
          { required: ['name'] },
        ],
      },
      value: {},
      want: ['/name: add the property "name"'],
    },
    {
      title: 'the first when another lacks as many members, but in another object',
      schema: {
        anyOf: [
          { required: ['id'], properties: { address: { required: ['city'] } } },
          { required: ['first_name', 'last_name'], properties: { address: {} } },
        ],
      },
      value: { address: {} },
      want: ['/address/city: add the property "city"', '/id: add the property "id"'],
    },
    {
      title: 'the one that is not null',
      schema: { anyOf: [{ type: 'string', pattern: '^[A-Z]$' }, { type: 'null' }] },
      value: 'x',
      want: [': write a string that matches ^[A-Z]$'],
    },
  ])('$title', ({ schema, value, want }) => {
    expect(problems(schema, value)).toEqual(want);
  });
});

describe('no report of an unknown member is lost', () => {
  const remove = (pointer: string, name: string) =>
    `${pointer}: remove the property "${name}", or correct its name`;

  test.each<{ title: string; schema: Json; value: Json; want: string[] }>([
    {
      title: 'next to a wrong value of the form',
      schema: referenceTo('Contact'),
      value: { first_name: 5, nickname: 'A' },
      want: ['/first_name: write a value of type string', remove('/nickname', 'nickname')],
    },
    {
      title: 'next to members of which one is missing',
      schema: referenceTo('Line'),
      value: { quantity: 1, price: 5 },
      want: [': send "unit_price" or "total_amount"', remove('/price', 'price')],
    },
    {
      title: 'when one form knows it and the closest does not',
      schema: referenceTo('Contact'),
      value: { id: 5, first_name: 'Ada', age: 36 },
      want: [remove('/id', 'id')],
    },
    {
      title: 'outside a choice that fails',
      schema: { type: 'object', properties: { contact: referenceTo('Contact') } },
      value: { contact: { id: 'x' }, note: 'x' },
      want: ['/contact/id: write a value of type integer', remove('/note', 'note')],
    },
  ])('$title', ({ schema, value, want }) => {
    expect(problems(schema, value).toSorted()).toEqual(want.toSorted());
  });
});

describe('a value that matches two alternatives of which one is allowed', () => {
  const choice: Json = { oneOf: [{ type: 'integer' }, referenceTo('Large'), { type: 'string' }] };
  const want = 'write a value that matches exactly one of the alternatives';

  test('is a problem', () => {
    expect(problems(choice, 7)).toEqual([`: ${want}`]);
  });

  test('is a problem next to another one', () => {
    const schema: Json = { type: 'object', properties: { amount: choice, date: { type: 'string' } } };
    expect(problems(schema, { amount: 7, date: 7 })).toEqual([
      `/amount: ${want}`,
      '/date: write a value of type string',
    ]);
  });
});
