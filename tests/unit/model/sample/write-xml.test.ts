import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { writeXml } from '../../../../generator/model/api/sample/write-xml';
import { emptySchema } from '../../../../generator/model/api/schema/empty-schema';
import { createMergeSchema } from '../../../../generator/model/api/schema/merge-schema';
import { schemasOf } from '../../../builders/description';

function write(value: Json, schema: JsonObject, others: Record<string, Json> = {}): string {
  const built = schemasOf({ Case: schema, ...others }, '3.2.0');
  return writeXml(value, { ...emptySchema(), ref: 'Case' }, createMergeSchema(built));
}

const list = (xml: JsonObject, items: JsonObject = {}): JsonObject => ({
  type: 'array',
  xml,
  items: { type: 'string', ...items },
});

// The examples of https://spec.openapis.org/oas/v3.2.0#xml-object-examples
describe('an array', () => {
  test.each<{ title: string; animals: JsonObject; want: string[] }>([
    {
      title: 'has its elements next to each other',
      animals: list({}),
      want: ['<animals>a</animals>', '<animals>b</animals>'],
    },
    {
      title: 'has no effect by its own name',
      animals: list({ name: 'aliens' }, { xml: { name: 'animal' } }),
      want: ['<animal>a</animal>', '<animal>b</animal>'],
    },
    {
      title: 'can be wrapped',
      animals: list({ name: 'aliens', wrapped: true }, { xml: { name: 'animal' } }),
      want: ['<aliens>', '  <animal>a</animal>', '  <animal>b</animal>', '</aliens>'],
    },
  ])('$title', ({ animals, want }) => {
    const lines = ['<r>', ...want.map((line) => `  ${line}`), '</r>'];
    expect(write({ animals: ['a', 'b'] }, { xml: { name: 'r' }, properties: { animals } })).toBe(
      lines.join('\n'),
    );
  });
});

test('attributes, namespaces, text and CDATA are as the schema says', () => {
  const properties: JsonObject = {
    id: { type: 'integer', xml: { attribute: true } },
    name: { type: 'string', xml: { namespace: 'http://e.com/s', prefix: 's' } },
    none: { type: ['string', 'null'] },
  };
  expect(write({ id: 1, name: 'a & b', none: null }, { properties })).toBe(
    [
      '<Case id="1">',
      '  <s:name xmlns:s="http://e.com/s">a &amp; b</s:name>',
      '  <none xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>',
      '</Case>',
    ].join('\n'),
  );
  const text = { type: 'string', xml: { nodeType: 'text' } };
  expect(write({ body: 'hi <b>' }, { properties: { body: text } })).toBe('<Case>hi &lt;b&gt;</Case>');
  const cdata = { type: 'string', xml: { nodeType: 'cdata' } };
  expect(write({ body: 'a]]>b' }, { properties: { body: cdata } })).toBe(
    '<Case><![CDATA[a]]]]><![CDATA[>b]]></Case>',
  );
});
