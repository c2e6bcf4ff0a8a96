import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const lintSchema = (schema: string) =>
  lintWithRule('no-openapi-30-leftovers', {
    'openapi.yaml': pathText(`
get:
  operationId: listInvoices
  parameters:
    - {name: limit, in: query, schema: ${schema}}
  responses: {}
`),
  });

test('refuses keywords that mean nothing since 3.1', async () => {
  expect(await lintSchema('{type: integer, nullable: true, minimum: 0, exclusiveMinimum: true, example: 3}'))
    .toMatchInlineSnapshot(`
    "openapi.yaml:8:60  error  house/no-openapi-30-leftovers
      The keyword \`nullable\` is a form of OpenAPI 3.0. Write \`type: [string, 'null']\`.
      at #/paths/~1invoices/get/parameters/0/schema/nullable

    openapi.yaml:8:88  error  house/no-openapi-30-leftovers
      The keyword \`exclusiveMinimum\` is a form of OpenAPI 3.0. Write the limit itself: \`exclusiveMinimum: 0\`.
      at #/paths/~1invoices/get/parameters/0/schema/exclusiveMinimum

    openapi.yaml:8:112  error  house/no-openapi-30-leftovers
      The keyword \`example\` is a form of OpenAPI 3.0. Write an example for the whole body instead.
      at #/paths/~1invoices/get/parameters/0/schema/example
    "
  `);
});

test('accepts their equals', async () => {
  expect(await lintSchema('{type: [integer, "null"], exclusiveMinimum: 0, examples: [3]}')).toBe('');
});
