import { expect, test } from 'vitest';
import { createClaimId } from '../../../../generator/model/addresses/anchors';
import { buildCallbacksData } from '../../../../generator/emit/pages/data/callbacks';
import { buildLinksData } from '../../../../generator/emit/pages/data/links';
import { buildOwnServers } from '../../../../generator/emit/pages/data/servers';
import { Uses } from '../../../../generator/emit/pages/data/uses';
import { buildWebhookData } from '../../../../generator/emit/pages/data/webhook';
import { asWritten, contextOf } from '../../../builders/pages';

const variables = { place: { default: 'here', description: 'Where.' } };
const near = { url: 'https://{place}.bills.example', description: 'Near', variables };
const link = { operationId: 'ofTheApi', description: 'Reads it.', server: near };
const responses = { 204: { description: 'Done.' } };
const context = contextOf({
  servers: [{ url: 'https://bills.example' }],
  paths: {
    '/bills': {
      servers: [near],
      get: { operationId: 'ofThePath', responses },
      patch: {
        operationId: 'ofWords',
        responses,
        servers: [
          { url: '/far', description: 'All bills that were *ever* sent, of every year.' },
          { url: '/code', description: 'For `PUT`' },
        ],
      },
      put: { operationId: 'ofItsOwn', responses, servers: [{ url: 'https://upload.bills.example' }] },
      post: { operationId: 'asOthers', responses, servers: [{ url: 'https://bills.example' }] },
    },
    '/others': {
      get: {
        operationId: 'ofTheApi',
        responses: { 200: { description: 'Done.', links: { link } } },
        callbacks: {
          paid: { '{$url}': { servers: [near], post: { description: 'It is paid.', responses } } },
          gone: { '{$url}': { post: { description: 'It is gone.', responses } } },
        },
      },
    },
  },
  webhooks: {
    paid: { servers: [near], post: { description: 'It is paid.', deprecated: true, responses } },
    gone: { post: { description: 'It is gone.', responses } },
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
  {
    operation: 'ofWords',
    want: [
      { url: '/far', html: '<p>All bills that were <em>ever</em> sent, of every year.</p>', variables: [] },
      { url: '/code', html: '<p>For <code>PUT</code></p>', variables: [] },
    ],
  },
  { operation: 'asOthers', want: undefined },
  { operation: 'ofTheApi', want: undefined },
])(
  'lists the servers of $operation in full where they differ from those of the API',
  ({ operation, want }) => {
    const servers = buildOwnServers(context.getOperation(operation).servers, context);
    expect(servers && asWritten(servers)).toEqual(want);
  },
);

const record = new Uses().recordFor({ label: '', href: '', listedOn: { label: '', href: '' } });
const variable = '<ul>\n<li><code>{place}</code> (default <code>here</code>): Where.</li>\n</ul>';
const server = `<p>Servers:</p>\n<ul>\n<li><code>https://{place}.bills.example</code>: Near\n${variable}\n</li>\n</ul>`;

test('lists the servers of callbacks and events in their descriptions', () => {
  const callbacks = buildCallbacksData(context.getOperation('ofTheApi').callbacks, record, context);
  expect(callbacks?.map(({ html }) => html)).toEqual([`<p>It is paid.</p>\n${server}`, '<p>It is gone.</p>']);
  const events = context.model.webhooks.map((webhook) => buildWebhookData(webhook, record, context).html);
  expect(events).toEqual([
    `<p><strong>Deprecated.</strong></p>\n<p>It is paid.</p>\n${server}`,
    '<p>It is gone.</p>',
  ]);
});

test('a link has the description of its server, next to its address', () => {
  const [response] = context.getOperation('ofTheApi').responses;
  const [data] = buildLinksData(response?.links ?? [], '200.link', createClaimId(), context) ?? [];
  expect(data).toMatchObject({
    server: near.url,
    html: `<p>Reads it.</p>\n<p>Near</p>\n${variable}`,
  });
});
