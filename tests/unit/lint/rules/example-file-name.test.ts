import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const describe = (names: { request: string; response: string; error: string; event: string }) =>
  lintWithRule('example-file-name', {
    'openapi.yaml': descriptionText(`
paths:
  /invoices:
    post:
      operationId: createInvoice
      requestBody:
        content:
          application/json:
            examples: {reverse-charge: {$ref: ${names.request}}}
      responses:
        '201':
          description: Made.
          content:
            application/json:
              examples: {default: {$ref: ${names.response}}}
        '404': {$ref: NotFound.yaml}
webhooks:
  invoice.created: {$ref: invoice.created.yaml}
`),
    'invoice.created.yaml': `
post:
  operationId: invoiceCreatedEvent
  requestBody:
    content:
      application/json:
        examples: {default: {$ref: ${names.event}}}
`,
    'NotFound.yaml': `
description: Not found.
content:
  application/json:
    examples: {default: {$ref: ${names.error}}}
`,
    [names.request]: '{value: {}}',
    [names.response]: '{value: {}}',
    [names.error]: '{value: {}}',
    [`${names.event}`]: names.event === 'invoice.created.yaml' ? '{value: {}}' : '{value: 1}',
  });

test('asks for names that say what the example is used for', async () => {
  expect(
    await describe({
      request: 'examples/createInvoice.request.yaml',
      response: 'examples/getInvoice.200.yaml',
      error: 'examples/error.400.yaml',
      event: 'examples/invoice.updated.yaml',
    }),
  ).toMatchInlineSnapshot(`
    "invoice.created.yaml:7:29  error  house/example-file-name
      The example \`default\` is in a file named \`invoice.updated.yaml\`. Name the file \`invoice.created.yaml\`.
      at #/post/requestBody/content/application~1json/examples/default

    openapi.yaml:10:40  error  house/example-file-name
      The example \`reverse-charge\` is in a file named \`createInvoice.request.yaml\`. Name the file \`createInvoice.request.reverse-charge.yaml\`.
      at #/paths/~1invoices/post/requestBody/content/application~1json/examples/reverse-charge

    openapi.yaml:16:35  error  house/example-file-name
      The example \`default\` is in a file named \`getInvoice.200.yaml\`. Name the file \`createInvoice.201.yaml\`.
      at #/paths/~1invoices/post/responses/201/content/application~1json/examples/default

    openapi.yaml:17:16  error  house/example-file-name
      The shared response for 404 has an example in a file named \`error.400.yaml\`. Begin the name of the file with \`error.404.\`
      at #/paths/~1invoices/post/responses/404
    "
  `);
});

test('accepts names made of operation or event, status and variant', async () => {
  expect(
    await describe({
      request: 'examples/createInvoice.request.reverse-charge.yaml',
      response: 'examples/createInvoice.201.yaml',
      error: 'examples/error.404.yaml',
      event: 'examples/invoice.created.yaml',
    }),
  ).toBe('');
});
