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
  expect(await lintSchema('{enum: [paid, late, open, null], x-enumDescriptions: {paid: Paid., void: Void.}}'))
    .toMatchInlineSnapshot(`
    "openapi.yaml:8:51  error  house/enum-values-explained
      The value \`late\` of the enum is not explained. Add \`late: <meaning>\` to \`x-enumDescriptions\` of the schema.
      at #/paths/~1invoices/get/parameters/0/schema/enum

    openapi.yaml:8:51  error  house/enum-values-explained
      The value \`open\` of the enum is not explained. Add \`open: <meaning>\` to \`x-enumDescriptions\` of the schema.
      at #/paths/~1invoices/get/parameters/0/schema/enum

    openapi.yaml:8:111  error  house/enum-values-explained
      \`x-enumDescriptions\` explains \`void\`, which is not a value of the enum. Take it out, or add the value to \`enum\`.
      at #/paths/~1invoices/get/parameters/0/schema/x-enumDescriptions/void
    "
  `);
});

test('a value that is explained under another name is one problem', async () => {
  const printed = await lintSchema('{enum: [paid, late], x-enumDescriptions: {paid: Paid., overdue: Late.}}');
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(
    'The enum has the value `late`, and `x-enumDescriptions` explains `overdue` instead.',
  );
});

test('accepts an enum whose values are explained', async () => {
  expect(await lintSchema('{enum: [paid, null], x-enumDescriptions: {paid: Paid.}}')).toBe('');
});

test('values of which none is explained are one problem', async () => {
  const printed = await lintSchema('{enum: [paid, late, void]}');
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(
    'None of the 3 values of the enum is explained. Add `x-enumDescriptions` to the schema, with a line such as `paid: <meaning>` for each.',
  );
});
