import type { Json } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { describeType } from '../../../generator/wording/type-text';
import { contextOf } from '../../builders/pages';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const components = {
  Currency: { type: 'string', title: 'Currency' },
  Item: { type: 'object', title: 'Document item', properties: { id: {} } },
  Tags: { type: 'array', title: 'Tag list', items: { type: 'string' } },
  Tree: { type: 'array', items: reference('Tree') },
  Choice: { title: 'Choice', oneOf: [reference('Item'), reference('Currency')] },
};

/** Links in square brackets. */
function typeOf(schema: Json): string {
  const context = contextOf({
    components: { schemas: { ...components, Case: { properties: { case: schema } } } },
  });
  const named = context.model.schemas.find(({ name }) => name === 'Case');
  const parts = describeType(named!.schema.properties[0]!.schema, context);
  return parts.map((part) => (typeof part === 'string' ? part : `[${part.label}]`)).join('');
}

describe('describeType', () => {
  test.each<{ given: Json; want: string }>([
    { given: {}, want: 'any' },
    { given: true, want: 'any' },
    { given: false, want: 'never' },
    { given: { type: 'string' }, want: 'string' },
    { given: { type: ['string', 'integer', 'null'] }, want: 'string or integer or null' },
    { given: { type: 'null' }, want: 'null' },
    { given: { type: 'string', format: 'date' }, want: 'string date' },
    { given: { enum: ['a', 1, null] }, want: 'string or number or null' },
    { given: { const: 'a' }, want: 'string' },
    { given: { properties: { a: {} } }, want: 'object' },
    { given: reference('Item'), want: '[Document item]' },
    { given: reference('Currency'), want: 'string ([Currency])' },
    { given: { anyOf: [reference('Currency'), { type: 'null' }] }, want: 'string ([Currency]) or null' },
    { given: { type: 'array', items: reference('Item') }, want: 'array of [Document item]' },
    { given: { type: 'array', items: { type: ['string', 'null'] } }, want: 'array of (string or null)' },
    { given: { type: ['array', 'null'], items: { type: 'string' } }, want: 'array of string or null' },
    { given: { type: 'array' }, want: 'array' },
    { given: reference('Tags'), want: 'array of string ([Tag list])' },
    { given: { type: 'array', items: reference('Tags') }, want: 'array of [Tag list]' },
    { given: reference('Tree'), want: 'array of [Tree] ([Tree])' },
    { given: { prefixItems: [{}, {}] }, want: 'array of 2 or more' },
    { given: { type: 'object', additionalProperties: { type: 'integer' } }, want: 'map of integer' },
    { given: { type: 'object', additionalProperties: true }, want: 'object' },
    { given: { oneOf: [{ type: 'string' }, reference('Item')] }, want: 'string or [Document item]' },
    { given: { anyOf: [{ type: 'string' }, { type: 'string', maxLength: 1 }] }, want: 'string' },
    {
      given: { oneOf: ['a', 'b', 'c', 'd', 'e', 'f'].map((format) => ({ type: 'string', format })) },
      want: 'one of 6 types',
    },
    { given: reference('Choice'), want: '[Choice]' },
    { given: { $ref: '#/components/schemas/Missing' }, want: 'any' },
  ])('prints $given as $want', ({ given, want }) => {
    expect(typeOf(given)).toBe(want);
  });
});
