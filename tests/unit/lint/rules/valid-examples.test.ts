import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const invoice = `
type: object
allOf: [{$ref: Document.yaml}]
required: [id, items]
properties:
  id: {type: integer, readOnly: true}
  secret: {type: string, writeOnly: true}
  items: {type: array, minItems: 1, items: {type: object, required: [amount], properties: {amount: {type: number}}}}
  related: {$ref: Invoice.yaml}
`;

const describe = (values: { request: string; answer: string; event: string }) =>
  lintWithRule('valid-examples', {
    'Document.yaml': 'type: object\nproperties:\n  notes: {type: string}\n  data: {type: object}\n',
    'Invoice.yaml': invoice,
    'createInvoice.request.yaml': `summary: A request.\nvalue: ${values.request}\n`,
    'openapi.yaml': descriptionText(`
paths:
  /invoices:
    post:
      operationId: createInvoice
      requestBody:
        content:
          application/json:
            schema: {$ref: Invoice.yaml}
            examples: {default: {$ref: createInvoice.request.yaml}}
      responses:
        '201':
          description: Made.
          content:
            application/json:
              schema: {$ref: Invoice.yaml}
              examples: {default: {value: ${values.answer}}}
webhooks:
  invoice.created:
    post:
      operationId: invoiceCreatedEvent
      requestBody:
        content:
          application/json:
            schema: {$ref: Invoice.yaml}
            examples: {default: {value: ${values.event}}}
`),
  });

test('refuses values that do not fit, members of the other direction and unknown members', async () => {
  expect(
    await describe({
      request: '{id: 1, items: [{amount: "1"}], nots: x}',
      answer: '{id: 1, items: [], secret: x}',
      event: '{items: [{amount: 1, price: 2}], related: {}}',
    }),
  ).toMatchInlineSnapshot(`
    "createInvoice.request.yaml:2:8  error  abaco/valid-examples
      The example does not fit its schema: \`value\` must NOT have unevaluated properties (\`nots\`). Change the example or the schema.
      at #/value

    createInvoice.request.yaml:2:13  error  abaco/valid-examples
      The example does not fit its schema: \`id\` is read-only, so it is not sent. Change the example or the schema.
      at #/value/id

    createInvoice.request.yaml:2:33  error  abaco/valid-examples
      The example does not fit its schema: \`items.0.amount\` must be number. Change the example or the schema.
      at #/value/items/0/amount

    openapi.yaml:18:58  error  abaco/valid-examples
      The example does not fit its schema: \`items\` must NOT have fewer than 1 items. Change the example or the schema.
      at #/paths/~1invoices/post/responses/201/content/application~1json/examples/default/value/items

    openapi.yaml:18:70  error  abaco/valid-examples
      The example does not fit its schema: \`secret\` is write-only, so it is not answered. Change the example or the schema.
      at #/paths/~1invoices/post/responses/201/content/application~1json/examples/default/value/secret

    openapi.yaml:27:41  error  abaco/valid-examples
      The example does not fit its schema: \`value\` must have required property 'id'. Change the example or the schema.
      at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value

    openapi.yaml:27:50  error  abaco/valid-examples
      The example does not fit its schema: \`items.0\` must NOT have unevaluated properties (\`price\`). Change the example or the schema.
      at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value/items/0

    openapi.yaml:27:83  error  abaco/valid-examples
      The example does not fit its schema: \`related\` must have required property 'id'. Change the example or the schema.
      at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value/related

    openapi.yaml:27:83  error  abaco/valid-examples
      The example does not fit its schema: \`related\` must have required property 'items'. Change the example or the schema.
      at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value/related
    "
  `);
});

test('accepts requests without read-only members, answers and events with them', async () => {
  expect(
    await describe({
      request: '{items: [{amount: 1}], secret: x, notes: y, data: {any: 1}}',
      answer: '{id: 1, items: [{amount: 1}]}',
      event: '{id: 1, items: [{amount: 1}], related: {id: 2, items: [{amount: 1}]}}',
    }),
  ).toBe('');
});
