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

test('asks lists for the paging parameters and headers', async () => {
  expect(await lintWithRule('lists-are-paged', { 'openapi.yaml': list })).toMatchInlineSnapshot(`
    "openapi.yaml:7:7  error  abaco/lists-are-paged
      The list \`/invoices\` has no parameter \`created_before\`. Refer to the shared parameters CreatedBefore and Limit.
      at #/paths/~1invoices/get/parameters

    openapi.yaml:10:9  error  abaco/lists-are-paged
      The list \`/invoices\` answers without the header \`X-Pages-NextPage\`. Refer to the shared headers PagesHasMore and PagesNextPage.
      at #/paths/~1invoices/get/responses/200
    "
  `);
});

test('leaves out the catalogues named in its options', async () => {
  expect(await lintWithRule('lists-are-paged', { 'openapi.yaml': list }, { except: ['/invoices'] })).toBe('');
});

test('accepts a paged list and an answer that is no list', async () => {
  expect(
    await lintWithRule('lists-are-paged', {
      'openapi.yaml': list
        .replace('    - {name: limit', '    - {name: created_before, in: query}\n        - {name: limit')
        .replace(
          'X-Pages-HasMore:',
          'X-Pages-NextPage: {schema: {type: string}}\n            X-Pages-HasMore:',
        ),
    }),
  ).toBe('');
  expect(
    await lintWithRule('lists-are-paged', { 'openapi.yaml': list.replace('type: array', 'type: object') }),
  ).toBe('');
});
