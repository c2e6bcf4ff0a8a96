import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const lintSchema = (schema: string) =>
  lintWithRule('schema-has-type', {
    'openapi.yaml': pathText(
      `get: {operationId: getInvoice, responses: {'200': {description: Ok., content: {application/json: {schema: ${schema}}}}}}\n`,
    ),
    'Total.yaml': 'title: Total\nminimum: 0\n',
  });

test('refuses schemas without a type, wherever they are', async () => {
  expect(await lintSchema('{properties: {id: {description: ID.}, total: {$ref: Total.yaml}}}'))
    .toMatchInlineSnapshot(`
      "Total.yaml:1:1  error  house/schema-has-type
        The schema has no \`type\`, so every value fits it. Write its \`type\`; where several fit, list them: \`type: [string, integer]\`.

      openapi.yaml:5:103  error  house/schema-has-type
        The schema has no \`type\`, so every value fits it. Write its \`type\`; where several fit, list them: \`type: [string, integer]\`.
        at #/paths/~1invoices/get/responses/200/content/application~1json/schema

      openapi.yaml:5:125  error  house/schema-has-type
        The schema has no \`type\`, so every value fits it. Write its \`type\`; where several fit, list them: \`type: [string, integer]\`.
        at #/paths/~1invoices/get/responses/200/content/application~1json/schema/properties/id
      "
    `);
});

test.each([
  '{type: [object, "null"], properties: {id: {type: integer}, state: {enum: [paid]}}}',
  '{type: array, items: {anyOf: [{type: object}, {required: [id]}]}}',
  '{type: object, allOf: [{required: [id]}], if: {properties: {id: {minimum: 1}}}, then: {required: [id]}}',
  'true',
])('accepts %s', async (schema) => {
  expect(await lintSchema(schema)).toBe('');
});

test('refuses an array that says nothing of its entries', async () => {
  const printed = await lintSchema('{type: object, properties: {tags: {type: [array, "null"]}}}');
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(
    'The array has no `items`, so every entry fits it. Write the schema of its entries',
  );
  expect(printed).toContain('schema/properties/tags/type\n');
});

test.each([
  '{type: array, prefixItems: [{type: string}]}',
  '{type: array, allOf: [{$ref: Total.yaml}]}',
  '{type: object, allOf: [{properties: {tags: {type: array, items: {type: string}}}}, {type: array, minItems: 1}]}',
])('accepts the array %s', async (schema) => {
  expect(await lintSchema(schema)).not.toContain('The array has no');
});

test('refuses a body without a media type', async () => {
  const printed = await lintWithRule('schema-has-type', {
    'openapi.yaml': pathText(
      'post: {operationId: createInvoice, requestBody: {content: {}}, responses: {}}\n',
    ),
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(
    'The body has no media type, so nothing can be sent. Add one such as `application/json`',
  );
});

test('refuses a body without a schema', async () => {
  const printed = await lintWithRule('schema-has-type', {
    'openapi.yaml': pathText(
      `get: {operationId: getInvoice, responses: {'200': {description: Ok., content: {application/json: {examples: {}}}}}}\n`,
    ),
  });
  expect(printed).toMatch(/^openapi\.yaml:5:\d+ {2}error {2}house\/schema-has-type/);
  expect(printed).toContain('The body of type `application/json` has no schema, so every value fits it.');
});
