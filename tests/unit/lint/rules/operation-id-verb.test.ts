import { expect, test } from 'vitest';
import { descriptionText, pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const VERBS = {
  get: ['get', 'list', 'deliver'],
  post: ['create'],
  put: ['void'],
  delete: ['delete'],
};

const lintOperations = (text: string) =>
  lintWithRule('operation-id-verb', { 'openapi.yaml': text }, { verbs: VERBS });

test('refuses a verb that does not fit the method', async () => {
  const text = pathText(`
get:
  operationId: createInvoice
post:
  operationId: create_invoice
delete:
  operationId: invoice
`);
  expect(await lintOperations(text)).toMatchInlineSnapshot(`
    "openapi.yaml:6:20  error  house/operation-id-verb
      The operationId \`createInvoice\` of a GET is not one of these verbs with a noun: get, list, deliver. Write it in camelCase, for example \`getThing\`. Another verb has to be one of \`verbs\`: redocly.yaml:4.
      at #/paths/~1invoices/get/operationId

    openapi.yaml:8:20  error  description/unique-files
      The operations \`createInvoice\` and \`create_invoice\` would be written to one file, so the second gets a number. Rename one so that they differ in more than case and punctuation.
      at #/paths/~1invoices/post/operationId

    openapi.yaml:8:20  error  house/operation-id-verb
      The operationId \`create_invoice\` of a POST is not one of these verbs with a noun: create. Write it in camelCase, for example \`createThing\`. Another verb has to be one of \`verbs\`: redocly.yaml:4.
      at #/paths/~1invoices/post/operationId

    openapi.yaml:10:20  error  house/operation-id-verb
      The operationId \`invoice\` of a DELETE is not one of these verbs with a noun: delete. Write it in camelCase, for example \`deleteThing\`. Another verb has to be one of \`verbs\`: redocly.yaml:4.
      at #/paths/~1invoices/delete/operationId
    "
  `);
});

test('asks the operations of events to end in Event', async () => {
  const text = descriptionText(`
webhooks:
  invoice.created:
    post:
      operationId: createInvoice
`);
  expect(await lintOperations(text)).toMatchInlineSnapshot(`
    "openapi.yaml:6:20  error  house/operation-id-verb
      The operationId \`createInvoice\` of a webhook does not end in \`Event\`. Write it in camelCase, for example \`thingCreatedEvent\`.
      at #/webhooks/invoice.created/post/operationId
    "
  `);
});

test('accepts verb and noun in camelCase', async () => {
  const text = `${pathText(`
get:
  operationId: listTaxIds
post:
  operationId: createTaxId
put:
  operationId: voidCredit
delete:
  operationId: deleteTaxId
`)}
webhooks:
  invoice.created:
    post:
      operationId: invoiceCreatedEvent
`;
  expect(await lintOperations(text)).toBe('');
});
