import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const entry = pathText(`
get:
  operationId: getInvoice
  parameters:
    - $ref: Limit.yaml
  responses:
    '200':
      description: The invoice.
      headers:
        X-Count: {$ref: Count.yaml}
      content:
        application/json:
          schema: {$ref: Invoice.yaml}
`);

test('asks for a description of properties, parameters, headers and schema files', async () => {
  expect(
    await lintWithRule('description-required', {
      'openapi.yaml': entry,
      'Limit.yaml': '{name: limit, in: query, schema: {type: integer}}',
      'Count.yaml': '{schema: {type: integer}}',
      'Date.yaml': '{title: Date, description: A day., type: string}',
      'Invoice.yaml': `
description: An invoice.
type: object
properties:
  number: {type: string}
  date: {$ref: Date.yaml}
`,
    }),
  ).toMatchInlineSnapshot(`
    "Count.yaml:1:1  error  house/description-required
      The header \`X-Count\` has no description. Say in one sentence what it means.

    Invoice.yaml:2:1  error  house/description-required
      The schema has no title. A schema file needs \`title\` (in words) and \`description\`.

    Invoice.yaml:5:3  error  house/description-required
      The property \`number\` has no description. Say in one sentence what it means, next to \`$ref\` too.
      at #/properties/number

    Invoice.yaml:6:3  error  house/description-required
      The property \`date\` has no description. Say in one sentence what it means, next to \`$ref\` too.
      at #/properties/date

    Limit.yaml:1:1  error  house/description-required
      The parameter \`limit\` has no description. Say in one sentence what it means.
    "
  `);
});

test('accepts described fields, and conditions that test them', async () => {
  expect(
    await lintWithRule('description-required', {
      'openapi.yaml': entry,
      'Limit.yaml': '{name: limit, in: query, description: Page size., schema: {type: integer}}',
      'Count.yaml': '{description: How many., schema: {type: integer}}',
      'Date.yaml': '{title: Date, description: A day., type: string}',
      'Invoice.yaml': `
title: Invoice
description: An invoice.
type: object
properties:
  number: {type: string, description: Its number.}
  date: {$ref: Date.yaml, description: Its day.}
if: {properties: {number: {const: '1'}}}
then: {required: [date]}
`,
    }),
  ).toBe('');
});
