import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
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
      The list \`/invoices\` has no parameter \`created_before\`. Refer to the shared paging parameters.
      at #/paths/~1invoices/get/parameters

    openapi.yaml:10:9  error  house/lists-are-paged
      The list \`/invoices\` has no response header \`X-Pages-NextPage\`. Refer to the shared paging headers.
      at #/paths/~1invoices/get/responses/200
    "
  `);
});

test('leaves out the catalogues named in its options', async () => {
  expect(await lintPaged(list, { except: ['/invoices'] })).toBe('');
});

test('accepts a paged list and a response that is no list', async () => {
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
