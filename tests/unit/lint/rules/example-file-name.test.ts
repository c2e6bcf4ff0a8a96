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

const lintOperation = (operation: string, files: Record<string, string>) =>
  lintWithRule('example-file-name', {
    'openapi.yaml': descriptionText(`paths: {/a: {post: ${operation}}, /b: {post: {$ref: b.yaml}}}\n`),
    'b.yaml': 'operationId: createB\nresponses: {"404": {$ref: NotFound.yaml}}\n',
    'NotFound.yaml': `description: Not found.\ncontent: {a/b: {examples: {default: {$ref: ${files.error ?? 'error.404.yaml'}}}}}\n`,
    'createInvoice.request.yaml': 'value: 1',
    'createInvoice.201.yaml': 'value: 1',
    'error.404.yaml': 'value: 1',
    'error.429.yaml': 'value: 1',
  });

test('an operation whose examples are all named after another id is one problem, at its id', async () => {
  const content = (file: string) => `content: {a/b: {examples: {default: {$ref: ${file}}}}}`;
  const printed = await lintOperation(
    `{operationId: createInvoices, requestBody: {${content('createInvoice.request.yaml')}}, responses: {'201': {description: Ok., ${content('createInvoice.201.yaml')}}}}`,
    {},
  );
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(
    'The operationId is `createInvoices`, and its 2 examples are in files named after `createInvoice`. Call the operation `createInvoice`, or rename the files.',
  );
  expect(printed).toContain('at #/paths/~1a/post/operationId\n');
});

test('a shared response with an example of another status is one problem, at the example', async () => {
  const printed = await lintOperation(`{operationId: createA, responses: {'404': {$ref: NotFound.yaml}}}`, {
    error: 'error.429.yaml',
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toMatch(/^NotFound\.yaml:2:\d+ {2}error/);
  expect(printed).toMatch(
    /\n {2}and at b\.yaml:2:\d+, openapi\.yaml:3:\d+\n|openapi\.yaml:3:\d+, b\.yaml:2:\d+\n/,
  );
});
