import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const bodyWith = (examples: string) =>
  pathText(`
post:
  operationId: createInvoice
  requestBody:
    content:
      application/json:
        schema: {type: object}
${examples}
  responses:
    '201':
      description: Made.
      content:
        application/json:
          schema: {type: object}
          examples: {default: {value: {}}}
    '204':
      description: Nothing.
`);

test('asks for an example of every body', async () => {
  expect(await lintWithRule('example-everywhere', { 'openapi.yaml': bodyWith('        examples: {}') }))
    .toMatchInlineSnapshot(`
    "openapi.yaml:9:11  error  house/example-everywhere
      The body of type \`application/json\` has no example. Add \`examples: {default: {$ref: …}}\` with a file from \`components/examples\`.
      at #/paths/~1invoices/post/requestBody/content/application~1json
    "
  `);
});

test('accepts bodies with examples and responses without a body', async () => {
  const text = bodyWith('        examples: {default: {value: {}}}');
  expect(await lintWithRule('example-everywhere', { 'openapi.yaml': text })).toBe('');
});
