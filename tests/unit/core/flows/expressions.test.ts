import { expect, test } from 'vitest';
import { buildFlowCall, readOutputs } from '#core/flows/build-flow-call';
import { readExpression, resolveExpressions, takenValuesIn } from '#core/flows/expressions';
import { flowCall } from './flow-call';

const outputs = { sale: { id: 7, order: 'a/b' } };

test('reads only whole expressions', () => {
  expect(readExpression('$steps.sale.outputs.id')).toEqual({ step: 'sale', output: 'id' });
  for (const value of ['see $steps.sale.outputs.id', '$steps.sale.id', '$inputs.id', 7, null])
    expect(readExpression(value)).toBeUndefined();
});

test('finds and replaces expressions at any depth, with the type of the output', () => {
  const value = { a: [{ id: '$steps.sale.outputs.id' }], b: 'plain', c: null };
  expect(takenValuesIn(value)).toEqual([{ name: 'a[0].id', step: 'sale', output: 'id' }]);
  expect(resolveExpressions(value, outputs)).toEqual({ a: [{ id: 7 }], b: 'plain', c: null });
});

test.each(['$steps.sale.outputs.number', '$steps.refund.outputs.id', '$steps.toString.outputs.name'])(
  'refuses %s, which no step has',
  (expression) => {
    expect(() => resolveExpressions(expression, outputs)).toThrow(/has no output/);
  },
);

test('builds the call of a step, with outputs in path and body', () => {
  const step = flowCall({
    parameters: { path: { id: '$steps.sale.outputs.order' }, query: { limit: '$steps.sale.outputs.id' } },
    body: { sale: '$steps.sale.outputs.id' },
  });
  expect(buildFlowCall(step, outputs)).toEqual({
    method: 'POST',
    path: '/sales/a%2Fb?limit=7',
    headers: {},
    body: '{\n  "sale": 7\n}',
  });
});

test('reads the outputs that a response has', () => {
  const body = { contact: { id: 3 }, id: null };
  expect(readOutputs({ customer: '/contact/id', id: '/id', none: '/contact/name' }, body)).toEqual({
    customer: 3,
    id: null,
  });
  expect(readOutputs({ id: '/id' }, 'text')).toEqual({});
});
