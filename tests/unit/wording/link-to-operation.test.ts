import { expect, test } from 'vitest';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';

test('distinguishes operations of the same name by their tags', () => {
  const get = (operationId: string, tag: string, summary: string) => ({
    get: { operationId, summary, tags: [tag], responses: { 204: { description: 'Done.' } } },
  });
  const paths = {
    '/bills': get('listBills', 'Bills', 'List'),
    '/cards': get('listCards', 'Cards', 'List'),
    '/cards/{id}': get('getCard', 'Cards', 'Retrieve'),
  };
  const { model, linkToOperation } = createWordingContext(modelOf({ paths }));
  expect(model.operations.map(linkToOperation)).toEqual([
    { label: 'Bills: List', href: '/api/bills/list-bills/' },
    { label: 'Cards: List', href: '/api/cards/list-cards/' },
    { label: 'Retrieve', href: '/api/cards/get-card/' },
  ]);
});
