import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { createCompiler } from '#core/schema/create-compiler';
import { judge } from '#core/schema/judge';

test.each<{ title: string; schema: Json; value: Json; want: string[] }>([
  { title: 'nothing about a valid value', schema: { type: 'string' }, value: 'x', want: [] },
  {
    title: 'the listed values rather than their type',
    schema: { type: 'string', enum: ['a', 'b'] },
    value: 5,
    want: ['write one of "a", "b"'],
  },
  {
    title: 'the only value rather than its type',
    schema: { type: 'string', const: 'a' },
    value: 5,
    want: ['write "a"'],
  },
  {
    title: 'the listed values rather than another rule',
    schema: { allOf: [{ minLength: 2 }, { enum: ['aa', 'bb'] }] },
    value: 'x',
    want: ['write one of "aa", "bb"'],
  },
  {
    title: 'another rule rather than the type',
    schema: { allOf: [{ type: 'integer' }, { minLength: 2 }] },
    value: 'x',
    want: ['write a longer string'],
  },
  {
    title: 'the fewest types',
    schema: { allOf: [{ type: ['integer', 'boolean'] }, { type: 'integer' }] },
    value: 'x',
    want: ['write a value of type integer'],
  },
  {
    title: 'the first of two other rules',
    schema: { allOf: [{ pattern: '^[A-Z]$' }, { minLength: 2 }] },
    value: 'x',
    want: ['write a string that matches ^[A-Z]$'],
  },
])('of several broken rules, one is a problem: $title', ({ schema, value, want }) => {
  const validate = createCompiler({}, 'request')(schema);
  expect(judge(validate, value).map(({ remedy }) => remedy)).toEqual(want);
});
