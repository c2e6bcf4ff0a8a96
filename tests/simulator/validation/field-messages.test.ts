import type { Json } from '#core/json/json';
import { createAjv } from '#core/schema/create-ajv';
import { expect, it } from 'vitest';
import { messagesByField } from '../../../simulator/validation/field-messages';

it.each<{ schema: object; value: Json; fields: Record<string, string[]>; unknown?: string[] }>([
  { schema: { required: ['a'] }, value: {}, fields: { a: ["can't be blank"] } },
  {
    schema: { dependentRequired: { a: ['b'] } },
    value: { a: 1 },
    fields: { b: ["can't be blank"] },
  },
  {
    schema: { properties: { a: { const: 1 } } },
    value: { a: 2 },
    fields: { a: ['is not included in the list'] },
  },
  {
    schema: { properties: { a: { items: { minLength: 2 } } } },
    value: { a: ['ab', 'c'] },
    fields: { 'a[1]': ['is too short (minimum is 2 characters)'] },
  },
  {
    schema: { properties: { a: { maximum: 5 } } },
    value: { a: 6 },
    fields: { a: ['must be at most 5'] },
  },
  {
    schema: { properties: { a: { format: 'date-range' } } },
    value: { a: '2024-02-30,2024-03-01' },
    fields: { a: ['is not two dates'] },
  },
  {
    schema: { properties: { a: {} }, additionalProperties: false },
    value: { b: 1 },
    fields: { b: ['is unknown'] },
    unknown: ['/b'],
  },
  { schema: { minProperties: 1 }, value: {}, fields: { base: ['is invalid'] } },
])('says of $value against $schema: $fields', ({ schema, value, fields, unknown = [] }) => {
  const validate = createAjv().compile(schema);
  expect(validate(value)).toBe(false);
  expect(messagesByField(validate.errors ?? [])).toEqual({ fields, unknown });
});
