import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { buildFacts } from '../../../generator/facts/build-facts';
import { buildPages } from '../../../generator/pages/build-pages';
import { createPageContext } from '../../../generator/pages/page-context';
import { describeValue } from '../../../generator/wording/describe-value';
import type { ValueWords } from '../../../generator/wording/wording-context';
import { createWordingContext, type WordingContext } from '../../../generator/wording/wording-context';
import { modelOf } from '../../builders/description';

function contextOf(schema: Json): WordingContext {
  return createWordingContext(
    modelOf({ components: { schemas: { Case: { properties: { field: schema } } } } }),
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
    given: { type: ['string', 'null'], enum: ['a', null], 'x-enumDescriptions': { a: 'First.' } },
    want: { type: ['string or null'], values: [{ value: 'a', description: 'First.' }] },
  },
  { given: { items: { enum: ['a', 'b'] } }, want: { values: [{ value: 'a' }, { value: 'b' }] } },
  { given: { const: 'b', enum: ['a', 'b'] }, want: { values: [{ value: 'b' }] } },
  {
    given: { type: 'object', additionalProperties: false, propertyNames: { maxLength: 2 } },
    want: { limits: ['names: at most 2 characters', 'no other fields'] },
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
  { given: { xml: { attribute: true } }, want: { limits: ['XML attribute'] } },
  { given: { xml: { prefix: 'p' } }, want: { limits: ['XML element with prefix p'] } },
  { given: { xml: { nodeType: 'cdata' } }, want: { limits: ['XML CDATA'] } },
  { given: { xml: {} }, want: { limits: [] } },
])('puts $given into words', ({ given, want }) => {
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
