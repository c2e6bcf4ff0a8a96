import { expect, test } from 'vitest';
import { idsOf } from '../../../builders/pages';
import { buildCallbacksData } from '../../../../generator/emit/pages/data/callbacks';
import { Uses } from '../../../../generator/emit/pages/data/uses';
import { contextOf } from '../../../builders/pages';

const payment = {
  type: 'object',
  properties: { payer: { $ref: '#/components/schemas/Payer' }, secret: { type: 'string', writeOnly: true } },
};
const paid = {
  parameters: [{ name: 'X-Attempt', in: 'header', schema: { type: 'integer' } }],
  requestBody: { content: { 'application/json': { schema: payment } } },
  responses: { 200: { description: 'Taken.', headers: { Via: { schema: { type: 'string' } } } } },
};
const context = contextOf({
  paths: {
    '/payments': {
      post: {
        responses: { 202: { description: 'Subscribed.' } },
        callbacks: { paid: { '{$request.body#/url}': { put: paid, post: paid } } },
      },
    },
  },
  components: { schemas: { Payer: { type: 'object', properties: { name: { type: 'string' } } } } },
});
const uses = new Uses();
const record = uses.recordFor({
  label: 'Subscribe',
  href: '/api/operations/post-payments/',
  listedOn: { label: 'Operations', href: '/api/operations/' },
});
const [first, second] = buildCallbacksData(context.model.operations[0]!.callbacks, record, context) ?? [];

test('a callback has its method, the expression of its address, and its own anchor', () => {
  expect([first, second]).toMatchObject([
    { id: 'callback.paid', name: 'paid', method: 'PUT', expression: '{$request.body#/url}' },
    { id: 'callback.paid-2', name: 'paid', method: 'POST' },
  ]);
});

test('the anchors of its fields start with its own, and nothing that is only written is sent', () => {
  expect(second?.parameters?.flatMap(idsOf)).toEqual(['callback.paid-2.header.X-Attempt']);
  expect(idsOf(first?.requestBody?.content[0]?.schema ?? {})).toEqual([
    'callback.paid.request.payer',
    'callback.paid.request.payer.name',
  ]);
  expect(idsOf({ fields: first?.responses[0]?.headers })).toEqual(['callback.paid.200.header.Via']);
});

test('the object that it carries knows its place', () => {
  expect(uses.of('Payer')).toMatchObject([
    { role: 'event', label: 'Subscribe', at: 'callback.paid.request.payer' },
  ]);
});

test('without callbacks there is nothing', () => {
  expect(buildCallbacksData([], record, context)).toBeUndefined();
});
