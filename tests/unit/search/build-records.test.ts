import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { buildRecords } from '../../../generator/emit/search/build-records';
import { plainText } from '#core/text/plain-text';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';

const header = (description: string): JsonObject => ({ description, schema: { type: 'string' } });
const rate = { 'X-Rate': header('Calls left.') };
const contact = { $ref: '#/components/schemas/Contact' };
const conflict = {
  type: 'object',
  properties: {
    causes: {
      type: 'array',
      items: {
        type: 'object',
        properties: { code: { enum: [7] }, who: contact, secret: { writeOnly: true } },
      },
    },
  },
};
const down = {
  type: 'object',
  properties: { until: { type: 'string', description: 'When to call again.' } },
};
const properties = (name: string, schema: JsonObject): JsonObject => ({
  type: 'object',
  properties: { [name]: schema },
});
const seat = properties('seat', properties('at', { enum: [1] }));
const planned = properties('plan', properties('owner', properties('team', properties('lead', seat))));
const body = { content: { 'application/json': { schema: planned } } };
const records = buildRecords(
  createWordingContext(
    modelOf({
      info: { title: 'Abaco API', version: '1' },
      tags: [{ name: 'Contacts', 'x-search-keywords': ['customers'] }],
      paths: {
        '/contacts': {
          get: {
            operationId: 'listContacts',
            summary: 'List contacts',
            tags: ['Contacts'],
            'x-search-keywords': ['clients'],
            parameters: [
              {
                name: 'sort',
                in: 'query',
                description: 'The **order**.',
                schema: { type: 'string', enum: ['asc'] },
              },
            ],
            responses: {
              200: {
                description: 'OK',
                headers: rate,
                content: { 'application/json': { schema: { type: 'array', items: contact } } },
              },
              410: { description: 'Gone for good.' },
              409: {
                description: 'Two at once.',
                headers: { ...rate, 'X-Clash': header('Who was first.') },
                content: {
                  'application/json': { schema: { allOf: [contact, conflict] } },
                  'application/problem+json': {
                    schema: { oneOf: [contact, { title: 'A clash', ...conflict }] },
                  },
                  'text/xml': { schema: contact },
                },
              },
              503: { description: 'Down.', content: { 'application/json': { schema: down } } },
            },
            callbacks: {
              listed: { '{$request.query.url}': { post: { summary: 'Contacts listed', responses: {} } } },
            },
          },
          post: {
            operationId: 'createContact',
            summary: 'Create a contact',
            tags: ['Contacts'],
            requestBody: body,
            responses: {
              200: { description: 'OK', headers: { 'X-Rate': header('Calls left today.') }, ...body },
              503: { description: 'Down.', content: { 'application/json': { schema: down } } },
            },
            callbacks: {
              created: { '{$request.query.url}': { post: { requestBody: body, responses: {} } } },
            },
          },
          delete: {
            summary: 'Delete contacts',
            tags: ['Contacts'],
            responses: { 503: { description: 'Down.', content: { 'application/json': { schema: down } } } },
          },
        },
      },
      webhooks: {
        'contact.created': {
          post: {
            summary: 'Contact created',
            parameters: [
              { name: 'X-Sign', in: 'header', ...header('Who sent it.') },
              { name: 'attempt', in: 'query', ...header('How often.') },
            ],
            responses: { 200: { description: 'OK' } },
          },
        },
        'contact.deleted': {
          post: {
            parameters: [{ name: 'X-Sign', in: 'header', ...header('Who sent it.') }],
            requestBody: body,
            responses: { 200: { description: 'OK' } },
          },
        },
      },
      components: {
        schemas: {
          Contact: { type: 'object', properties: { tax_id: { type: 'string', description: 'Tax ID.' } } },
          AContactForm: {
            type: 'object',
            properties: {
              tax_id: { type: 'string', description: 'Tax ID.' },
              note: { type: 'string', description: 'A note.' },
              terms: properties('until', { type: 'string' }),
            },
          },
        },
      },
    }),
  ),
);
const found = (url: string) => records.filter((record) => record.url === url);

describe('records of the reference', () => {
  test('have positions that count on their page', () => {
    const positions = records
      .filter(({ url_without_anchor: page }) => page === '/api/contacts/list-contacts/')
      .map(({ weight }) => weight.position);
    expect(positions.length).toBeGreaterThan(2);
    expect(positions).toEqual(positions.map((_, index) => index));
  });

  test('have the shape of DocSearch', () => {
    expect(found('/api/contacts/list-contacts/#query.sort')[0]).toEqual({
      objectID: '/api/contacts/list-contacts/#query.sort',
      type: 'lvl2',
      kind: 'parameter',
      hierarchy: {
        lvl0: 'API: Contacts',
        lvl1: 'List contacts',
        lvl2: 'sort',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'The order.',
      value_type: 'string',
      url: '/api/contacts/list-contacts/#query.sort',
      url_without_anchor: '/api/contacts/list-contacts/',
      anchor: 'query.sort',
      weight: { page_rank: 0, level: 80, position: 1 },
      method: 'GET',
      path: '/contacts',
      language: 'en',
      version: ['current'],
      docusaurus_tag: 'docs-api-current',
    });
  });

  test.each([
    { url: '/api/contacts/', kinds: ['tag'] },
    { url: '/api/contacts/list-contacts/', kinds: ['operation'] },
    { url: '/api/contacts/list-contacts/#query.sort', kinds: ['parameter', 'enum'] },
    { url: '/api/contacts/list-contacts/#callback.listed', kinds: ['event'] },
    { url: '/api/objects/contact/', kinds: ['object'] },
    { url: '/api/objects/contact/#tax_id', kinds: ['property'] },
    { url: '/api/errors/#410', kinds: ['error'] },
    { url: '/api/webhooks/contact-created/', kinds: ['event'] },
  ])('at $url are of the kinds $kinds', ({ url, kinds }) => {
    expect(found(url).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('have the fields of errors that no object has, where they stand, and of what adds to an object those it adds', () => {
    const list = '/api/contacts/list-contacts/';
    const fields = records.filter(({ kind, url }) => kind === 'property' && url.startsWith(list));
    expect(fields.map(({ url }) => url.replace(list, ''))).toEqual([
      '#409.causes',
      '#409.causes.code',
      '#409.causes.who',
      '#409.application_problem+json:a-clash.causes',
      '#409.application_problem+json:a-clash.causes.code',
      '#409.application_problem+json:a-clash.causes.who',
    ]);
    expect(fields[0]?.hierarchy).toMatchObject({
      lvl1: 'List contacts',
      lvl2: '409 Conflict',
      lvl3: 'causes',
    });
    expect(found('/api/errors/#503.until')).toMatchObject([
      { kind: 'property', content: 'When to call again.', hierarchy: { lvl1: '503 Service Unavailable' } },
    ]);
  });

  test.each([
    { url: '/api/contacts/create-contact/#request.plan', titles: ['Create a contact', 'plan'] },
    {
      url: '/api/contacts/create-contact/#request.plan.owner.team.lead.seat.at',
      titles: ['Create a contact', 'plan', 'owner', 'team', 'lead.seat.at'],
    },
    { url: '/api/contacts/create-contact/#200.plan', titles: ['Create a contact', '200 OK', 'plan'] },
    {
      url: '/api/contacts/create-contact/#callback.created.request.plan',
      titles: ['Create a contact', 'created', 'plan'],
    },
    {
      url: '/api/webhooks/contact-deleted/#request.plan',
      titles: ['contact.deleted', 'plan'],
    },
    {
      url: '/api/objects/a-contact-form/#terms.until',
      titles: ['AContactForm', 'terms', 'until'],
    },
  ])('have the field at $url below $titles', ({ url, titles }) => {
    const [field] = found(url);
    expect(field?.kind).toBe('property');
    expect(Object.values(field?.hierarchy ?? {}).filter((title) => title !== null)).toEqual([
      expect.stringMatching(/^API: /),
      ...titles,
    ]);
  });

  test('have each header that the API sends once for what it says of itself, and the parameters of events', () => {
    const headers = records.filter(({ kind }) => kind === 'header');
    expect(headers.map(({ url, content }) => [url, content])).toEqual([
      ['/api/contacts/list-contacts/#200.header.X-Rate', 'Calls left.'],
      ['/api/contacts/list-contacts/#409.header.X-Clash', 'Who was first.'],
      ['/api/contacts/create-contact/#200.header.X-Rate', 'Calls left today.'],
      ['/api/webhooks/contact-created/#header.X-Sign', 'Who sent it.'],
    ]);
    expect(headers[1]?.hierarchy).toMatchObject({
      lvl1: 'List contacts',
      lvl2: '409 Conflict',
      lvl3: 'X-Clash',
    });
    expect(found('/api/webhooks/contact-created/#query.attempt')).toMatchObject([
      { kind: 'parameter', content: 'How often.' },
    ]);
  });

  test('name a field that a form has from its object once', () => {
    expect(records.filter(({ hierarchy }) => hierarchy.lvl2 === 'tax_id').map(({ url }) => url)).toEqual([
      '/api/objects/contact/#tax_id',
    ]);
    expect(
      found('/api/objects/acontact-form/#note').concat(found('/api/objects/a-contact-form/#note')),
    ).toHaveLength(1);
  });

  test('have the words of x-search-keywords', () => {
    expect(found('/api/contacts/')[0]?.keywords).toEqual(['customers']);
    expect(found('/api/contacts/list-contacts/')[0]?.keywords).toEqual(['listContacts', 'clients']);
  });
});

test.each([
  { given: 'The `tax_id` of a [contact](/c), *not* yours.', want: 'The tax_id of a contact, not yours.' },
  { given: '> Note\n\n```json\n{}\n```\nafter', want: 'Note after' },
  { given: undefined, want: '' },
])('$given is "$want" in plain words', ({ given, want }) => {
  expect(plainText(given)).toBe(want);
});
