import { expect, test } from 'vitest';
import { buildOwnServers } from '../../../../generator/pages/data/servers';
import { asWritten, contextOf } from '../../../builders/pages';

const variables = { place: { default: 'here', description: 'Where.' } };
const responses = { 204: { description: 'Done.' } };
const context = contextOf({
  servers: [{ url: 'https://bills.example' }],
  paths: {
    '/bills': {
      servers: [{ url: 'https://{place}.bills.example', description: 'Near', variables }],
      get: { operationId: 'ofThePath', responses },
      put: { operationId: 'ofItsOwn', responses, servers: [{ url: 'https://upload.bills.example' }] },
      post: { operationId: 'asOthers', responses, servers: [{ url: 'https://bills.example' }] },
    },
    '/others': { get: { operationId: 'ofTheApi', responses } },
  },
});

test.each([
  {
    operation: 'ofThePath',
    want: [
      {
        url: 'https://{place}.bills.example',
        description: 'Near',
        variables: [{ name: 'place', default: 'here', html: '<p>Where.</p>' }],
      },
    ],
  },
  { operation: 'ofItsOwn', want: [{ url: 'https://upload.bills.example', variables: [] }] },
  { operation: 'asOthers', want: undefined },
  { operation: 'ofTheApi', want: undefined },
])('the servers of $operation stand in full where they are not those of the API', ({ operation, want }) => {
  const servers = buildOwnServers(context.getOperation(operation).servers, context);
  expect(servers && asWritten(servers)).toEqual(want);
});
