import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const lintSchema = (schema: string) =>
  lintWithRule('enum-values-explained', {
    'openapi.yaml': pathText(`
get:
  operationId: listInvoices
  parameters:
    - {name: state, in: query, schema: ${schema}}
  responses: {}
`),
  });

test('asks for the meaning of each value, and of no other', async () => {
  expect(await lintSchema('{enum: [paid, late, null], x-enumDescriptions: {paid: Paid., void: Void.}}'))
    .toMatchInlineSnapshot(`
    "openapi.yaml:8:51  error  house/enum-values-explained
      The value \`late\` of the enum is not explained. Add \`late: <meaning>\` to \`x-enumDescriptions\` of the schema.
      at #/paths/~1invoices/get/parameters/0/schema/enum

    openapi.yaml:8:105  error  house/enum-values-explained
      \`x-enumDescriptions\` explains \`void\`, which is not a value of the enum. Take it out, or add the value to \`enum\`.
      at #/paths/~1invoices/get/parameters/0/schema/x-enumDescriptions/void
    "
  `);
});

test('accepts an enum whose values are explained', async () => {
  expect(await lintSchema('{enum: [paid, null], x-enumDescriptions: {paid: Paid.}}')).toBe('');
});
