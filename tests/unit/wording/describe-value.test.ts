import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../generator/emit/facts/build-facts';
import { buildPages } from '../../../generator/emit/pages/build-pages';
import { createPageContext } from '../../../generator/emit/pages/page-context';
import { describeValue } from '../../../generator/model/wording/describe-value';
import type { ValueWords } from '../../../generator/model/wording/wording-context';
import { createWordingContext, type WordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';
import { referenceTo } from '../../builders/reference-to';
import { holds } from '../../specified/holds';

function contextOf(schema: Json): WordingContext {
  return createWordingContext(
    modelOf({
      components: { schemas: { Case: { properties: { field: schema } }, Code: { pattern: '^A' } } },
    }),
  );
}

function fieldOf({ model }: WordingContext) {
  const field = model.schemas[0]?.schema.properties[0]?.schema;
  if (!field) throw new Error('There is no field.');
  return field;
}

test.each<{ given: Json; want: Partial<ValueWords> }>([
  {
    given: { type: 'string', minLength: 1, maxLength: 40, pattern: '^A' },
    want: { type: ['string'], limits: ['1 to 40 characters', 'pattern ^A'] },
  },
  {
    given: { type: 'array', maxItems: 1, items: { type: 'string', maxLength: 3 } },
    want: { type: ['array of string'], limits: ['at most 1 item', 'each at most 3 characters'] },
  },
  {
    given: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'integer' } },
    want: { type: ['array'], limits: [] },
  },
  {
    given: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }], items: false },
    want: { type: ['array of at most 2'], limits: [] },
  },
  {
    given: { type: 'array', prefixItems: [{ type: 'string' }], unevaluatedItems: false, minItems: 1 },
    want: { type: ['array of at most 1'], limits: ['at least 1 item'] },
  },
  {
    given: { type: 'array', prefixItems: [{ type: 'string' }], items: false, minItems: 1, maxItems: 1 },
    want: { type: ['array'], limits: ['exactly 1 item'] },
  },
  {
    given: { type: ['string', 'null'], enum: ['a', null], 'x-enumDescriptions': { a: 'First.' } },
    want: { type: ['string or null'], values: [{ value: 'a', description: 'First.' }] },
  },
  { given: { items: { enum: ['a', 'b'] } }, want: { values: [{ value: 'a' }, { value: 'b' }] } },
  { given: { const: 'b', enum: ['a', 'b'] }, want: { values: [{ value: 'b' }] } },
  { given: { minimum: 1, maximum: 100 }, want: { limits: ['1 to 100'] } },
  { given: { minimum: 0 }, want: { limits: ['at least 0'] } },
  {
    given: { exclusiveMinimum: 0, exclusiveMaximum: 1, multipleOf: 0.01 },
    want: { limits: ['greater than 0', 'less than 1', 'multiple of 0.01'] },
  },
  { given: { minLength: 3, maxLength: 3 }, want: { limits: ['exactly 3 characters'] } },
  { given: { minLength: 1 }, want: { limits: ['at least 1 character'] } },
  {
    given: { uniqueItems: true, contentEncoding: 'base64', contentMediaType: 'image/png' },
    want: { limits: ['no item twice', 'base64 encoded', 'content of type image/png'] },
  },
  {
    given: {
      maxProperties: 20,
      additionalProperties: false,
      propertyNames: { maxLength: 2 },
      required: ['a'],
    },
    want: {
      limits: ['at most 20 members', 'names: at most 2 characters', 'a is required', 'no other fields'],
    },
  },
  {
    given: { anyOf: [referenceTo('Code'), { type: 'null' }] },
    want: { limits: ['pattern ^A'] },
  },
  {
    given: {
      type: 'array',
      xml: { name: 'tags', wrapped: true },
      items: { type: 'string', xml: { name: 'tag', prefix: 't', namespace: 'https://tags.example/' } },
    },
    want: {
      limits: ['wrapped in XML element tags', 'each XML element t:tag of namespace https://tags.example/'],
    },
  },
  {
    given: { type: 'array', xml: { name: 'tags', nodeType: 'element' }, items: { type: 'string' } },
    want: { limits: ['wrapped in XML element tags'] },
  },
  {
    given: { type: 'string', xml: { name: 'tag', nodeType: 'element' } },
    want: { limits: ['XML element tag'] },
  },
  { given: { xml: { attribute: true } }, want: { limits: ['XML attribute'] } },
  { given: { xml: { prefix: 'p' } }, want: { limits: ['XML element with prefix p'] } },
  { given: { xml: { nodeType: 'cdata' } }, want: { limits: ['XML CDATA'] } },
  { given: { xml: {} }, want: { limits: [] } },
])('puts $given into words', holds('limits.words'), ({ given, want }) => {
  const context = contextOf(given);
  expect(describeValue(fieldOf(context), context)).toMatchObject(want);
});

test('pages and facts share the words of a schema', () => {
  const context = contextOf({ type: 'string' });
  buildPages(createPageContext(context), []);
  const words = context.valueWords.get(fieldOf(context));
  expect(words?.type).toEqual(['string']);
  buildFacts(context);
  expect(context.valueWords.get(fieldOf(context))).toBe(words);
});
