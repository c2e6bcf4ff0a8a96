import { expect, test } from 'vitest';
import { descriptionText, pathText } from '../../../builders/description-text';
import { lintFiles, lintWithRule } from '../../../builders/lint-files';

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

const describe = (values: { request: string; response: string; event: string }) =>
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
              examples: {default: {value: ${values.response}}}
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
      response: '{id: 1, items: [], secret: x}',
      event: '{items: [{amount: 1, price: 2}], related: {}}',
    }),
  ).toMatchInlineSnapshot(`
        "createInvoice.request.yaml:2:13  error  house/valid-examples
          The example breaks the rule "is read-only, so no request holds it" at \`/id\` (1). Remove the member, or change the schema.
          at #/value/id

        createInvoice.request.yaml:2:33  error  house/valid-examples
          The example breaks the rule "is of type number" at \`/items/0/amount\` ("1"). Write a value of type number, or change the schema.
          at #/value/items/0/amount

        createInvoice.request.yaml:2:46  error  house/valid-examples
          The example breaks the rule "is a property that the description names" at \`/nots\` ("x"). Remove the property "nots", or correct its name, or change the schema.
          at #/value/nots

        openapi.yaml:18:58  error  house/valid-examples
          The example breaks the rule "has at least 1 entries" at \`/items\` ([]). Add entries, or change the schema.
          at #/paths/~1invoices/post/responses/201/content/application~1json/examples/default/value/items

        openapi.yaml:18:70  error  house/valid-examples
          The example breaks the rule "is write-only, so no response holds it" at \`/secret\` ("x"). Remove the member, or change the schema.
          at #/paths/~1invoices/post/responses/201/content/application~1json/examples/default/value/secret

        openapi.yaml:27:41  error  house/valid-examples
          The example breaks the rule "is required" at \`/id\` (nothing). Add the property "id", or change the schema.
          at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value

        openapi.yaml:27:69  error  house/valid-examples
          The example breaks the rule "is a property that the description names" at \`/items/0/price\` (2). Remove the property "price", or correct its name, or change the schema.
          at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value/items/0/price

        openapi.yaml:27:83  error  house/valid-examples
          The example breaks the rule "is required" at \`/related/id\` (nothing). Add the property "id", or change the schema.
          at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value/related

        openapi.yaml:27:83  error  house/valid-examples
          The example breaks the rule "is required" at \`/related/items\` (nothing). Add the property "items", or change the schema.
          at #/webhooks/invoice.created/post/requestBody/content/application~1json/examples/default/value/related
        "
      `);
});

test('a member of what only travels the other way is not called so itself', async () => {
  const printed = await lintFiles({
    'openapi.yaml': pathText(
      `post: {operationId: a, requestBody: {content: {application/json: {schema: {properties: {id: {type: integer}}}}}}, responses: {'200': {description: Ok., content: {application/json: {schema: {type: object, properties: {list: {type: array, readOnly: true, items: {type: object, properties: {id: {type: integer}}}}}}, examples: {default: {value: {list: [{id: 1, name: a}]}}}}}}}}\n`,
    ),
    'redocly.yaml': `plugins: [${process.cwd()}/generator/read/lint/plugin.mjs]\nrules: {house/valid-examples: error}\n`,
  });
  expect(printed).toContain('breaks the rule "is a property that the description names" at `/list/0/name`');
});

test('accepts requests without read-only members, responses and events with them', async () => {
  expect(
    await describe({
      request: '{items: [{amount: 1}], secret: x, notes: y, data: {any: 1}}',
      response: '{id: 1, items: [{amount: 1}]}',
      event: '{id: 1, items: [{amount: 1}], related: {id: 2, items: [{amount: 1}]}}',
    }),
  ).toBe('');
});

const lintOperation = (members: string, files: Record<string, string> = {}) =>
  lintWithRule('valid-examples', {
    ...files,
    'openapi.yaml': pathText(`get: {operationId: a, ${members}}\n`),
  });
const lintBody = (example: string) =>
  lintOperation(
    `responses: {'200': {description: Ok., content: {a/b: {schema: {$ref: Record.yaml}, examples: {one: ${example}}}}}}`,
    {
      'Record.yaml':
        'type: object\nrequired: [first_name]\nproperties: {first_name: {type: string}, id: {type: integer}}\n',
    },
  );

test.each([
  {
    title: 'of a parameter',
    members: 'parameters: [{name: n, in: query, schema: {type: integer}, example: many}], responses: {}',
    at: '#/paths/~1invoices/get/parameters/0/example',
  },
  {
    title: 'with a name of a parameter',
    members:
      'parameters: [{name: n, in: query, schema: {type: integer}, examples: {one: {value: many}}}], responses: {}',
    at: '#/paths/~1invoices/get/parameters/0/examples/one/value',
  },
  {
    title: 'of a header',
    members:
      "responses: {'200': {description: Ok., headers: {X-Left: {schema: {type: integer}, example: many}}}}",
    at: '#/paths/~1invoices/get/responses/200/headers/X-Left/example',
  },
])('refuses an example $title that does not fit', async ({ members, at }) => {
  const printed = await lintOperation(members);
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('The example breaks the rule "is of type integer" at `/` ("many").');
  expect(printed).toContain(`at ${at}\n`);
});

test('refuses an example without a value', async () => {
  const printed = await lintBody('{summary: One}');
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('The example has no value. Add `value`, with what it shows below.');
  expect(await lintBody('{externalValue: one.json}')).toBe('');
});

test('a required member that is misspelt is one problem, and names what was meant', async () => {
  const printed = await lintBody('{value: {frist_name: Ada}}');
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('at `/frist_name` ("Ada"). Did you mean "first_name"?');
});

test('leaves a reference to an empty file to the rule for it', async () => {
  const content = 'application/json: {schema: {$ref: a.yaml}, example: {a: 1}}';
  const printed = await lintFiles({
    'redocly.yaml': 'rules: {no-unresolved-refs: error, house/valid-examples: error}\n',
    'openapi.yaml': pathText(
      `get: {operationId: a, responses: {"200": {description: Ok., content: {${content}}}}}\n`,
    ),
    'a.yaml': 'type: object\nproperties: {a: {$ref: b.yaml}}\n',
    'b.yaml': '',
  });
  expect(printed).toContain('b.yaml:1:1  error  no-unresolved-refs\n  The file is empty');
  expect(printed).not.toContain('rule-failed');
});
