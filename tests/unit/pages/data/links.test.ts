import { expect, test } from 'vitest';
import { buildOperationData } from '../../../../generator/emit/pages/data/operation';
import { Uses } from '../../../../generator/emit/pages/data/uses';
import { buildErrorsData } from '../../../../generator/emit/pages/data/errors';
import { asWritten, contextOf } from '../../../builders/pages';

const context = contextOf({
  paths: {
    '/a/{id}': {
      get: { operationId: 'get/a', summary: 'Get one', responses: { 200: { description: 'a' } } },
    },
    '/a': {
      post: {
        operationId: 'createA',
        responses: {
          201: {
            description: 'a',
            headers: { Next: { schema: { type: 'string' } } },
            links: {
              Get: {
                operationId: 'get/a',
                description: 'Reads `it`.',
                parameters: { id: '$response.body#/id', limit: 5 },
                requestBody: { since: '$url' },
                server: { url: 'https://b.example/' },
              },
              Place: { operationRef: '#/paths/~1a~1%7Bid%7D/get' },
              Event: { $ref: '#/components/links/Event' },
              Elsewhere: { operationRef: 'https://b.example/#/paths/~1a/get' },
              Nowhere: { operationId: 'gone' },
              'x-more': {},
            },
          },
          409: { description: 'b', links: { Get: { operationId: 'get/a' } } },
        },
      },
    },
  },
  webhooks: { made: { post: { operationId: 'made', summary: 'Made', responses: {} } } },
  components: { links: { Event: { operationId: 'made' } } },
});
const operation = context.model.operations.find(({ id }) => id === 'createA')!;
const record = new Uses().recordFor({
  label: 'Create',
  href: '/api/operations/create-a/',
  listedOn: { label: 'Operations', href: '/api/operations/' },
});
const data = asWritten(buildOperationData(operation, undefined, record, context));
const target = { label: 'Get one', href: '/api/operations/get-a/' };

test('a link leads to the page of its operation, and says what the call takes from the response', () => {
  expect(data.responses[0]?.links?.[0]).toEqual({
    id: '201.link.Get',
    name: 'Get',
    html: '<p>Reads <code>it</code>.</p>',
    target,
    server: 'https://b.example',
    values: [
      { name: 'id', value: '$response.body#/id' },
      { name: 'limit', value: '5' },
      { name: 'body', value: '{"since":"$url"}' },
    ],
  });
});

test('it may name a place or an event; what lies elsewhere is shown as it is written', () => {
  expect(data.responses[0]?.links?.slice(1)).toEqual([
    { id: '201.link.Place', name: 'Place', target },
    { id: '201.link.Event', name: 'Event', target: { label: 'Made', href: '/api/webhooks/made/' } },
    { id: '201.link.Elsewhere', name: 'Elsewhere', reference: 'https://b.example/#/paths/~1a/get' },
    { id: '201.link.Nowhere', name: 'Nowhere', reference: 'gone' },
  ]);
});

test('an error has its links with the operation, not on the page that all operations share', () => {
  expect(data.errors[0]?.links).toEqual([{ id: '409.link.Get', name: 'Get', target }]);
  expect(asWritten(buildErrorsData(context)).errors[0]).not.toHaveProperty('links');
});
