import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintFiles, lintWithRule } from '../../../builders/lint-files';

const lintField = (schema: string) =>
  lintWithRule('money-in-cents', {
    'openapi.yaml': pathText(`
get:
  operationId: getInvoice
  responses:
    '200':
      description: The invoice.
      content:
        application/json:
          schema:
            type: object
            properties:
              total_cents: ${schema}
`),
    'Cents.yaml': 'type: integer',
  });

test('refuses money in cents that is not an integer or does not say cents', async () => {
  expect(await lintField('{type: number, description: The total.}')).toMatchInlineSnapshot(`
    "openapi.yaml:15:32  error  house/money-in-cents
      The description of \`total_cents\` does not say that the amount is in cents. End it with ": integer, in cents."
      at #/paths/~1invoices/get/responses/200/content/application~1json/schema/properties/total_cents

    openapi.yaml:15:32  error  house/money-in-cents
      The field \`total_cents\` is not an integer. Write \`type: integer\`.
      at #/paths/~1invoices/get/responses/200/content/application~1json/schema/properties/total_cents
    "
  `);
});

test.each([
  '{type: integer, description: "The total: integer, in cents."}',
  '{$ref: Cents.yaml, description: The total in cents.}',
  '{anyOf: [{$ref: Cents.yaml}, {type: "null"}], description: The total in cents.}',
])('accepts %s', async (schema) => {
  expect(await lintField(schema)).toBe('');
});

test('a schema that many fields refer to is one problem, at its type', async () => {
  const fields = ['total_cents', 'tax_cents'].map(
    (name) => `${name}: {$ref: Cents.yaml, description: In cents.}`,
  );
  const printed = await lintWithRule('money-in-cents', {
    'openapi.yaml': pathText(
      `get: {operationId: getInvoice, responses: {'200': {description: Ok., content: {application/json: {schema: {properties: {${fields.join(', ')}}}}}}}}\n`,
    ),
    'Cents.yaml': 'title: Cents\ntype: number\n',
  });
  expect(printed).toMatchInlineSnapshot(`
    "Cents.yaml:2:7  error  house/money-in-cents
      The schema is not an integer, and 2 fields in cents are of it, such as \`total_cents\`. Write \`type: integer\`.
      at #/type
      and at openapi.yaml:5:138, openapi.yaml:5:193
    "
  `);
});

test('examples that a field in cents makes wrong are not told', async () => {
  const content = (id: number) =>
    `application/json: {schema: {properties: {total_cents: {$ref: Cents.yaml, description: In cents.}}}, examples: {default: {value: {total_cents: ${id}}}}}`;
  const printed = await lintFiles({
    'openapi.yaml': pathText(
      `get: {operationId: getInvoice, responses: {'200': {description: Ok., content: {${content(1)}}}, '201': {description: Ok., content: {${content(2)}}}}}\n`,
    ),
    'Cents.yaml': 'type: string\n',
    'redocly.yaml': `plugins: [${process.cwd()}/generator/read/lint/plugin.mjs]\nrules: {house/money-in-cents: error, house/valid-examples: error}\n`,
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('Cents.yaml:1:7  error  house/money-in-cents');
});
