import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const lintSchema = (schema: string) =>
  lintWithRule('type-declared', {
    'openapi.yaml': pathText(
      `get: {operationId: getInvoice, responses: {'200': {description: Ok., content: {application/json: {schema: ${schema}}}}}}\n`,
    ),
    'Total.yaml': 'title: Total\nminimum: 0\n',
  });

test('refuses schemas without a type, wherever they are', async () => {
  expect(await lintSchema('{properties: {id: {description: ID.}, total: {$ref: Total.yaml}}}'))
    .toMatchInlineSnapshot(`
      "Total.yaml:1:1  error  house/type-declared
        The schema has no \`type\`, so every value fits it. Write its \`type\`; where several fit, list them: \`type: [string, integer]\`.

      openapi.yaml:5:103  error  house/type-declared
        The schema has no \`type\`, so every value fits it. Write its \`type\`; where several fit, list them: \`type: [string, integer]\`.
        at #/paths/~1invoices/get/responses/200/content/application~1json/schema

      openapi.yaml:5:125  error  house/type-declared
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
