import { expect, test } from 'vitest';
import { deriveOperationId } from '../../../generator/model/api/derive-operation-id';

test.each([
  { given: { operationId: 'createInvoice', method: 'post', path: '/invoices' }, want: 'createInvoice' },
  { given: { operationId: 'repos/get', method: 'get', path: '/repos/{id}' }, want: 'repos-get' },
  { given: { operationId: '../../up', method: 'get', path: '/up' }, want: 'up' },
  { given: { operationId: 'a\0b\\c', method: 'get', path: '/up' }, want: 'a-b-c' },
  { given: { operationId: '//', method: 'get', path: '/up' }, want: 'get-up' },
  { given: { method: 'get', path: '/invoices/{id}' }, want: 'get-invoices-id' },
  { given: { method: 'get', path: '/' }, want: 'get' },
  { given: { method: 'post', path: '/taxIds/{id}/lines' }, want: 'post-tax-ids-id-lines' },
])('derives $want from $given', ({ given, want }) => {
  expect(deriveOperationId(given)).toBe(want);
});
