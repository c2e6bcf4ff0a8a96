import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

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
