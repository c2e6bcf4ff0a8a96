import { expect, test } from 'vitest';
import { withProject } from '../../../generator/read/project/with-project';
import { modelOf } from '../../builders/description';

const operation = (operationId: string, ...tags: string[]) => ({ operationId, tags, responses: {} });

const model = modelOf({
  paths: {
    '/invoices/{id}/deliver': { post: operation('deliverInvoice', 'Invoices') },
    '/invoices/{id}': {
      delete: operation('deleteInvoice', 'Invoices'),
      get: operation('getInvoice', 'Invoices', 'Sales'),
    },
    '/credits': { get: operation('listCredits', 'Credits') },
    '/invoices': { get: operation('listInvoices', 'Invoices', 'Sales') },
  },
});

test('`order: crud` sorts the operations of each tag by the verbs of their ids, and changes nothing else', () => {
  const settings = { name: 'Books', url: 'https://docs.books.example', order: 'crud' } as const;
  const sorted = withProject(model, { settings });
  const ids = ['listInvoices', 'getInvoice', 'deleteInvoice', 'deliverInvoice', 'listCredits'];
  expect(sorted.operations.map(({ id }) => id)).toEqual(ids);
  expect(sorted.tags.map(({ name, operationIds }) => [name, operationIds])).toEqual([
    ['Invoices', ids.slice(0, 4)],
    ['Credits', ['listCredits']],
    ['Sales', []],
  ]);
  expect(sorted.tags[2]?.otherOperationIds).toEqual(['listInvoices', 'getInvoice']);
  expect(sorted.operations).toEqual(expect.arrayContaining(model.operations));
  expect(withProject(model, undefined)).toBe(model);
});
