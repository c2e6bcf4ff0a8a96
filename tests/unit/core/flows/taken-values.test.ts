import { expect, test } from 'vitest';
import { takenValues } from '#core/flows/taken-values';
import { flowCall } from './flow-call';

test('names the parameters and fields that come from earlier steps', () => {
  const step = flowCall({
    parameters: { path: { id: '$steps.sale.outputs.id' } },
    body: { items: [{ amount: '$steps.sale.outputs.total' }], note: 'plain' },
  });
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
