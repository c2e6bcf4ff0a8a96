import { describe, expect, it } from 'vitest';
import { contract } from '../send';
import { findUncalled } from './find-uncalled';
import { play } from './play';
import { recordedResponses } from './recorded';
import { SEQUENCES } from './sequences/index';

describe('a sequence of calls gets the responses that are recorded', () => {
  for (const sequence of SEQUENCES) {
    it(sequence.title, async () => {
      const responses = await play(sequence);
      expect(responses.map(({ call, status }) => `${call} ${status}`)).toEqual(
        sequence.calls.map(({ method = 'GET', path, want }) => `${method} ${path} ${want}`),
      );
      expect(responses).toEqual(recordedResponses(sequence.title, responses));
    });
  }
});

it('every operation is called in a sequence', () => {
  expect(findUncalled(contract.operations, SEQUENCES)).toEqual([]);
});

it('an operation that no sequence calls is named', () => {
  const operations = [
    { id: 'getInvoice', method: 'GET', path: '/invoices/{id}' },
    { id: 'archiveInvoice', method: 'POST', path: '/invoices/{id}/archive' },
    { id: 'getLatestInvoice', method: 'GET', path: '/invoices/latest' },
  ];
  const calls = [
    { path: '/invoices/latest?limit=1', want: 200 },
    { path: '/invoices/90210/archive', want: 405 },
  ];
  expect(findUncalled(operations, [{ title: 'invoices', calls }])).toEqual([
    'getInvoice (GET /invoices/{id})',
    'archiveInvoice (POST /invoices/{id}/archive)',
  ]);
});
