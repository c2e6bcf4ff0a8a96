import { expect, test } from 'vitest';
import { pathText } from '../../../builders/description-text';
import { lintFiles, lintWithRule } from '../../../builders/lint-files';

const lintOperation = (members: string) =>
  lintWithRule('has-responses', { 'openapi.yaml': pathText(`get: {operationId: getInvoice${members}}`) });

test('an operation without responses is one problem', async () => {
  expect(await lintOperation('')).toBe(
    [
      'openapi.yaml:5:5  error  house/has-responses',
      '  The operation `getInvoice` has no responses. Add `responses`, with that of a call that succeeds first.',
      '  at #/paths/~1invoices/get',
      '',
    ].join('\n'),
  );
  expect(await lintOperation(', responses: {}')).toContain('at #/paths/~1invoices/get/responses\n');
});

test('accepts an operation with a response', async () => {
  expect(await lintOperation(", responses: {'204': {description: Gone.}}")).toBe('');
});

test.each([
  { given: ', response: {}', want: 'Did you mean `responses`?' },
  { given: ', responses: null', want: 'got `null`' },
])('is a problem of structure alone: $given', async ({ given, want }) => {
  const printed = await lintFiles({
    'openapi.yaml': pathText(`get: {operationId: getInvoice${given}}`),
    'redocly.yaml': `plugins: [${process.cwd()}/generator/read/lint/plugin.mjs]\nrules: {struct: error, house/has-responses: error}\n`,
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
  expect(printed).toContain('error  struct');
  expect(printed).toContain(want);
});

test('comes before what follows from it', async () => {
  const printed = await lintFiles({
    'openapi.yaml': pathText('get: {operationId: getInvoice, summary: Read an invoice}'),
    'redocly.yaml': `plugins: [${process.cwd()}/generator/read/lint/plugin.mjs]\nextends: [recommended]\nrules: {house/has-responses: error, house/standard-errors: error}\n`,
  });
  expect(printed.match(/ error /g)).toHaveLength(1);
});
