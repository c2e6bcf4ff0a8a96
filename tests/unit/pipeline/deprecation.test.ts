import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../../generator/run/pipeline';
import { descriptionText } from '../../builders/description-text';
import { temporaryFolder } from '../../builders/temporary-folder';

const FILES = {
  'openapi.yaml': descriptionText(`
tags: [{name: Bills}]
paths:
  /bills:
    get:
      operationId: listBills
      summary: List bills
      description: Returns the bills.
      tags: [Bills]
      deprecated: true
      x-sunset: '2027-06-30'
      x-replaced-by: listInvoices
      responses: {'200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/Bill'}}}}}
  /invoices:
    get: {operationId: listInvoices, summary: List invoices, tags: [Bills], responses: {'200': {description: Done.}}}
components:
  schemas:
    Bill:
      type: object
      description: A bill.
      properties:
        notice: {type: string, description: Remarks.}
        notes: {type: string, description: Remarks., deprecated: true, x-replaced-by: notice}
        memo: {type: string, description: Remarks. Use \`notice\` instead., deprecated: true, x-replaced-by: notice}
`),
};

const contents = new Map<string, string>();
beforeAll(async () => {
  const { files } = await generate(path.join(temporaryFolder(FILES), 'openapi.yaml'), (_, work) =>
    Promise.resolve(work()),
  );
  for (const { path: file, content } of files) contents.set(file, content);
});

describe('a deprecation is explained', () => {
  test.each([
    {
      file: 'pages/bills/list-bills.json',
      want: 'It works until 2027-06-30. Use <a href=\\"/api/bills/list-invoices/\\">List invoices</a> instead.',
    },
    {
      file: 'text/api/bills/list-bills/index.md',
      want: 'Use [List invoices](/api/bills/list-invoices/) instead.',
    },
    { file: 'search/records.json', want: 'It works until 2027-06-30. Use listInvoices instead.' },
    { file: 'pages/objects/bill.json', want: '<p>Remarks. Use <code>notice</code> instead.</p>' },
    {
      file: 'types/api.d.ts',
      want: '@description Returns the bills. It works until 2027-06-30. Use `listInvoices` instead.',
    },
    { file: 'types/api.d.ts', want: '@description Remarks. Use `notice` instead.' },
  ])('in $file', ({ file, want }) => {
    expect(contents.get(file)).toContain(want);
  });

  test('once, even if its description says so', () => {
    expect(contents.get('pages/objects/bill.json')).not.toContain('instead. Use');
  });
});
