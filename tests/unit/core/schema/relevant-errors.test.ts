import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { createAjv } from '#core/schema/create-ajv';
import { isUnknownMember, pointerOf } from '#core/schema/error-kinds';
import { relevantErrors } from '#core/schema/relevant-errors';

function relevant(schema: object, value: Json): string[] {
  const validate = createAjv().compile(schema);
  expect(validate(value)).toBe(false);
  return relevantErrors(validate.errors ?? []).map((error) => `${pointerOf(error)} ${error.keyword}`);
}

/** A condition that always applies, and whose errors name it. */
const REQUIRES_ID = { if: true, then: { required: ['id'] } };

describe('relevantErrors', () => {
  test.each<{ title: string; schema: object; value: Json; want: string[] }>([
    {
      title: 'leaves out what sums up the branches of a choice',
      schema: { anyOf: [{ type: 'integer' }, { type: 'boolean' }] },
      value: 'x',
      want: [' type'],
    },
    {
      title: 'leaves out that a value may be null as well',
      schema: { oneOf: [{ type: 'integer' }, { type: 'null' }] },
      value: 'x',
      want: [' type'],
    },
    {
      title: 'keeps that a member has to be null, next to another error',
      schema: { properties: { a: { type: 'null' }, b: { type: 'integer' } } },
      value: { a: 'x', b: 'x' },
      want: ['/a type', '/b type'],
    },
    {
      title: 'leaves out which branch of a condition applies',
      schema: { if: { required: ['a'] }, then: { required: ['b'] } },
      value: { a: 1 },
      want: ['/b required'],
    },
    {
      title: 'leaves out what a condition requires when one of its listed values is wrong',
      schema: {
        properties: { kind: { enum: ['a', 'b'] } },
        else: { required: ['b'] },
        if: { required: ['c'] },
      },
      value: { kind: 'x' },
      want: ['/kind enum'],
    },
    {
      title: 'leaves out what a condition requires when the only value of a member is wrong',
      schema: { properties: { kind: { const: 'a' } }, ...REQUIRES_ID },
      value: { kind: 'x' },
      want: ['/kind const'],
    },
    {
      title: 'keeps what is required on no condition, next to a wrong listed value',
      schema: { properties: { kind: { enum: ['a', 'b'] } }, required: ['id'] },
      value: { kind: 'x' },
      want: ['/id required', '/kind enum'],
    },
    {
      title: 'leaves out what a condition requires only in the object with the wrong listed value',
      schema: {
        items: {
          properties: { owner: { properties: { kind: { enum: ['a', 'b'] } }, ...REQUIRES_ID } },
          ...REQUIRES_ID,
        },
      },
      value: [{ owner: { kind: 'x' } }],
      want: ['/0/id required', '/0/owner/kind enum'],
    },
    {
      title: 'leaves out what is wrong with a key',
      schema: { propertyNames: { maxLength: 1 } },
      value: { ab: 1 },
      want: [' propertyNames'],
    },
    {
      title: 'keeps what is wrong with a member that has the name of a keyword',
      schema: { properties: { propertyNames: { type: 'string' }, b: { type: 'integer' } } },
      value: { propertyNames: 1, b: 'x' },
      want: ['/propertyNames type', '/b type'],
    },
    {
      title: 'keeps an excluded schema next to another error',
      schema: { not: { required: ['a'] }, required: ['b'] },
      value: { a: 1 },
      want: [' not', '/b required'],
    },
    {
      title: 'calls no member unknown that a branch knows and finds wrong',
      schema: {
        anyOf: [{ properties: { a: { type: 'integer' } } }, { properties: { a: { type: 'boolean' } } }],
        unevaluatedProperties: false,
      },
      value: { a: 'x' },
      want: ['/a type'],
    },
    {
      title: 'calls no member unknown in which a branch finds an unknown one',
      schema: {
        anyOf: [{ properties: { a: { properties: { b: {} }, unevaluatedProperties: false } } }],
        unevaluatedProperties: false,
      },
      value: { a: { x: 1 } },
      want: ['/a/x unevaluatedProperties'],
    },
    {
      title: 'calls no member unknown in which one is unknown further down',
      schema: {
        anyOf: [
          {
            properties: {
              a: { properties: { b: { properties: { c: {} }, unevaluatedProperties: false } } },
            },
          },
        ],
        unevaluatedProperties: false,
      },
      value: { a: { b: { x: 1 } } },
      want: ['/a/b/x unevaluatedProperties'],
    },
    {
      title: 'calls a member unknown that no branch knows',
      schema: { properties: { a: {} }, unevaluatedProperties: false },
      value: { a: 1, b: 1 },
      want: ['/b unevaluatedProperties'],
    },
  ])('$title', ({ schema, value, want }) => {
    expect(relevant(schema, value)).toEqual(want);
  });

  test.each([
    { keyword: 'additionalProperties', want: true },
    { keyword: 'unevaluatedProperties', want: true },
    { keyword: 'required', want: false },
  ])('$keyword is about an unknown member: $want', ({ keyword, want }) => {
    expect(isUnknownMember({ keyword })).toBe(want);
  });
});
