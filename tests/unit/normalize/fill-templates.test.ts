import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { fillTemplates } from '../../../generator/read/normalize/fill-templates';

const PLACE = { $dynamicAnchor: 'item', not: {} };
const filledWith = (value: JsonObject): JsonObject => ({
  $defs: { item: { $dynamicAnchor: 'item', ...value } },
  $ref: '#/components/schemas/Page',
});

/** `Using` in a document whose `Page` is a template, once templates are filled. */
function filled(using: JsonObject, more: JsonObject = {}): JsonObject {
  const Page = {
    $defs: { item: PLACE },
    description: 'A page.',
    properties: { data: { items: { $dynamicRef: '#item' } }, ...more },
  };
  const schemas: JsonObject = { Page, Using: using, Pet: {} };
  fillTemplates({ components: { schemas } });
  expect(schemas.Page).toEqual(Page);
  return schemas.Using as JsonObject;
}

test('a schema that fills a template is written out', () => {
  const $ref = '#/components/schemas/Pet';
  expect(filled({ ...filledWith({ $ref }), title: 'Pets' })).toEqual({
    title: 'Pets',
    description: 'A page.',
    properties: { data: { items: { $ref } } },
  });
});

test('other references and definitions stay', () => {
  const using = { $ref: '#/components/schemas/Page', $defs: { other: { type: 'string' } } };
  expect(filled(structuredClone(using))).toEqual(using);
});

test('a template that fills itself does not grow without end', () => {
  const { properties } = filled(filledWith({ type: 'string' }), { next: filledWith({ type: 'number' }) });
  expect(properties).toMatchObject({ data: { items: { type: 'string' } } });
});
