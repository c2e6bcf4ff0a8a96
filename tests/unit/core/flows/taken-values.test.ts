import { expect, test } from 'vitest';
import { takenValues } from '#core/flows/taken-values';

test('names the parameters and fields that come from earlier steps', () => {
  const step = {
    id: 'refund',
    title: 'Refund',
    href: '/',
    operation: 'refund',
    method: 'POST',
    path: '/sales/{id}',
    request: {
      name: 'default',
      parameters: { path: { id: '$steps.sale.outputs.id' } },
      headers: {},
      body: { items: [{ amount: '$steps.sale.outputs.total' }], note: 'plain' },
    },
    outputs: {},
  };
  expect(takenValues(step)).toEqual([
    { name: 'id', step: 'sale', output: 'id' },
    { name: 'items[0].amount', step: 'sale', output: 'total' },
  ]);
});

test('an event takes values too', () => {
  const body = { data: { id: '$steps.sale.outputs.id' } };
  expect(takenValues({ id: 'paid', title: 'Paid', href: '/', event: 'sale.paid', body })).toEqual([
    { name: 'data.id', step: 'sale', output: 'id' },
  ]);
});
