import { expect, test } from 'vitest';
import { descriptionText, pathText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const list = pathText(`
get:
  operationId: listInvoices
  parameters:
    - {name: limit, in: query, schema: {type: integer}}
  responses:
    '200':
      description: A page.
      headers:
        X-Pages-HasMore: {schema: {type: string}}
      content:
        application/json:
          schema: {type: array, items: {}}
`);

const NAMES = {
  parameters: ['created_before', 'limit'],
  headers: ['X-Pages-HasMore', 'X-Pages-NextPage'],
};

const lintPaged = (text: string, options: object = {}) =>
  lintWithRule('lists-are-paged', { 'openapi.yaml': text }, { ...NAMES, ...options });

test('asks lists for the paging parameters and headers', async () => {
  expect(await lintPaged(list)).toMatchInlineSnapshot(`
    "openapi.yaml:7:7  error  house/lists-are-paged
      The list \`/invoices\` has no parameter \`created_before\`. Refer to the shared paging parameters. The path of a list that is always complete belongs to \`except\`: redocly.yaml:4.
      at #/paths/~1invoices/get/parameters

    openapi.yaml:10:9  error  house/lists-are-paged
      The list \`/invoices\` has no response header \`X-Pages-NextPage\`. Refer to the shared paging headers. The path of a list that is always complete belongs to \`except\`: redocly.yaml:4.
      at #/paths/~1invoices/get/responses/200
    "
  `);
});

test('leaves out the catalogues named in its options', async () => {
  expect(await lintPaged(list, { except: ['/invoices'] })).toBe('');
});

test('accepts a paged list and a response that is not a list', async () => {
  expect(
    await lintPaged(
      list
        .replace('    - {name: limit', '    - {name: created_before, in: query}\n        - {name: limit')
        .replace(
          'X-Pages-HasMore:',
          'X-Pages-NextPage: {schema: {type: string}}\n            X-Pages-HasMore:',
        ),
    ),
  ).toBe('');
  expect(await lintPaged(list.replace('type: array', 'type: object'))).toBe('');
});

test('a shared parameter that is called otherwise is one problem, at its name', async () => {
  const lists = ['/a', '/b'].map(
    (path) =>
      `  ${path}: {get: {operationId: list, parameters: [{$ref: Limit.yaml}, {$ref: Sort.yaml}], responses: {'200': {description: A., content: {application/json: {schema: {type: array, items: {}}}}}}}}\n`,
  );
  const printed = await lintWithRule(
    'lists-are-paged',
    {
      'openapi.yaml': descriptionText(`paths:\n${lists.join('').replace('list', 'listAll')}`),
      'Limit.yaml': 'name: limits\nin: query\nschema: {type: integer}\n',
      'Sort.yaml': 'name: sort\nin: query\nschema: {type: string}\n',
    },
    { parameters: ['limit'] },
  );
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain(
    'Limit.yaml:1:7  error  house/lists-are-paged\n  The parameter is called `limits`, and 2 lists have no parameter `limit`. Call it `limit`.',
  );
  expect(printed).toMatch(/and at openapi\.yaml:4:\d+, openapi\.yaml:5:\d+\n/);
});
