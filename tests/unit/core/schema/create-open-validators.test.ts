import { expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { createOpenValidators } from '#core/schema/create-open-validators';

const validate = (schema: Json, value: Json, direction: 'request' | 'response' = 'response') =>
  createOpenValidators({ components: {}, validators: { one: { direction, schema } } })('one')(value);

test('members that no schema names are allowed, unless it forbids them', () => {
  const properties = { a: { type: 'string' } };
  expect(validate({ type: 'object', properties }, { a: 'x', b: 1 })).toBe(true);
  expect(validate({ type: 'object', properties, additionalProperties: false }, { b: 1 })).toBe(false);
});

test('each pattern is compared with its own values', () => {
  const schema = {
    type: 'object',
    properties: { a: { type: 'string', pattern: '^a+$' }, b: { type: 'string', pattern: '^b+$' } },
  };
  expect(validate(schema, { a: 'aa', b: 'bb' })).toBe(true);
  expect(validate(schema, { a: 'aa', b: 'aa' })).toBe(false);
});

test('patterns may be written for engines without Unicode', () => {
  expect(validate({ type: 'string', pattern: '^[\\w-.]+\\_$' }, 'a.b_')).toBe(true);
});

test('an answer lacks members that only requests have', () => {
  const schema = {
    type: 'object',
    required: ['key'],
    properties: { key: { type: 'string', writeOnly: true } },
  };
  expect(validate(schema, {})).toBe(true);
  expect(validate(schema, {}, 'request')).toBe(false);
});

test('a schema that cannot be compiled is refused, and so is a name that none has', () => {
  expect(() => validate({ type: 'string', pattern: '(' }, 'x')).toThrow();
  expect(() => createOpenValidators({ components: {}, validators: {} })('none')).toThrow('none');
});
