import { expect, test } from 'vitest';
import { descriptionText } from '../../../builders/description-text';
import { lintWithRule } from '../../../builders/lint-files';

const lintDeprecated = ({ operation = '', field = '' }: { operation?: string; field?: string }) =>
  lintWithRule('deprecation-explained', {
    'openapi.yaml': descriptionText(`
paths:
  /invoices:
    get: {operationId: listInvoices, responses: {}}
    post: {operationId: createInvoice, responses: {}, ${operation}}
components:
  schemas:
    Invoice:
      properties:
        notice: {type: string}
        notes: {type: string, ${field}}
`),
  });

const DATED = "deprecated: true, x-sunset: '2027-06-30'";

test.each([
  {
    operation: 'deprecated: true',
    want: "Nothing says until when this works. Write `x-sunset: '2027-06-30'`",
  },
  { operation: DATED, want: 'Nothing says what replaces this. Write `x-replaced-by` with an operationId' },
  { field: DATED, want: 'Write `x-replaced-by` with the name of a field or parameter' },
  { operation: `${DATED}, x-replaced-by: listInvoice`, want: 'Did you mean `listInvoices`?' },
  {
    operation: `${DATED}, x-replaced-by: createInvoice`,
    want: 'No other operation is called `createInvoice`.',
  },
  { field: `${DATED}, x-replaced-by: [notice, notic]`, want: 'No other field is called `notic`.' },
  { field: "deprecated: true, x-sunset: '2027-02-30'", want: '"2027-02-30" is not a day.' },
  { field: 'deprecated: true, x-sunset: next year', want: '"next year" is not a day.' },
])('$operation$field', async ({ want, ...given }) => {
  expect(await lintDeprecated(given)).toContain(want);
});

test.each([
  { operation: `${DATED}, x-replaced-by: listInvoices` },
  { field: `${DATED}, x-replaced-by: notice` },
  { field: `deprecated: true, x-no-sunset: No day has been decided., x-no-replacement: Nobody used it.` },
  { operation: 'deprecated: false' },
])('accepts $operation$field', async (given) => {
  expect(await lintDeprecated(given)).toBe('');
});
