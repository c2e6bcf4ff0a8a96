import { describe, expect, test } from 'vitest';
import { buildFacts } from '../../../generator/emit/facts/build-facts';
import { emitFacts } from '../../../generator/emit/facts/emit-facts';
import { createPageContext } from '../../../generator/emit/pages/page-context';
import { buildPages } from '../../../generator/emit/pages/build-pages';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';
import { asWritten } from '../../builders/pages';

const context = createWordingContext(
  modelOf({
    info: { title: 'Abaco API', version: '20241028' },
    'x-error-statuses': { 410: 'Nothing is deleted.' },
    tags: [{ name: 'Tax IDs' }],
    paths: {
      '/tax_ids/{id}': {
        parameters: [{ name: 'id', in: 'path', schema: { type: 'integer' } }],
        get: {
          operationId: 'getTaxId',
          summary: 'Get a tax ID',
          tags: ['Tax IDs'],
          parameters: [
            { name: 'limit', in: 'query', schema: { type: 'integer', default: 25, maximum: 100 } },
          ],
          responses: {
            200: {
              headers: { 'X-Left': { description: 'Calls left.', schema: { type: 'integer' } } },
              content: {
                'application/json': {
                  schema: { type: 'object' },
                  examples: { default: { value: { id: 7 } }, old: { value: [] } },
                },
                'text/csv': { examples: { csv: { value: 'id' } } },
              },
            },
            201: { content: { 'application/json': { schema: { type: 'string' } } } },
            404: { description: 'Not there.' },
            410: { description: 'A tax ID is never deleted.' },
          },
        },
      },
    },
    webhooks: {
      'contact.created': {
        post: {
          summary: 'Contact created',
          'x-basis': 'public',
          'x-decision': 'D-1',
          parameters: [{ name: 'X-Signature', in: 'header', schema: { type: 'string' }, example: 'c2ln' }],
          requestBody: { content: { 'application/json': { examples: { default: { value: { id: 8 } } } } } },
        },
      },
    },
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'basic' },
        oauth2: { type: 'oauth2', flows: { implicit: { scopes: { read_only: 'Read.' } } } },
      },
      schemas: {
        TaxId: {
          title: 'Tax ID',
          required: ['state'],
          allOf: [{ properties: { value: { type: 'string', maxLength: 20 } } }],
          properties: {
            state: {
              type: 'string',
              enum: ['verified', 'unverified'],
              'x-enumDescriptions': { verified: 'Found.' },
              readOnly: true,
            },
            'used-by': {},
          },
        },
      },
    },
    'x-accept': { header: 'Accept', value: 'application/json' },
    'x-sandbox': { codes: ['90049', '10128'] },
    'x-limits': { rate: { calls: 100, 'x-basis': 'public' }, defaults: { public: false } },
    'x-decisions': { 'D-1': { basis: 'public', text: 'Known.' } },
    'x-api-versions': [
      { version: '20241028', current: true, changes: [] },
      { version: '20210316', breaking: true, changes: ['One.'], basis: 'public', decision: 'D-1' },
    ],
  }),
);

describe('buildFacts', () => {
  const facts = asWritten(buildFacts(context));

  test.each<{ of: keyof typeof facts; want: unknown }>([
    {
      of: 'values',
      want: {
        'accept.header': 'Accept',
        'accept.value': 'application/json',
        'counts.apiVersions': 2,
        'counts.events': 1,
        'counts.objects': 1,
        'counts.operations': 1,
        'counts.paths': 1,
        'counts.tags': 1,
        'info.title': 'Abaco API',
        'info.version': '20241028',
        'limits.defaults.public': false,
        'limits.rate.calls': 100,
        'sandbox.codes.0': '90049',
        'sandbox.codes.1': '10128',
        'versions.current': '20241028',
      },
    },
    {
      of: 'operations',
      want: {
        getTaxId: {
          method: 'GET',
          path: '/tax_ids/{id}',
          summary: 'Get a tax ID',
          href: '/api/tax-ids/get-tax-id/',
          tag: 'Tax IDs',
          deprecated: false,
        },
      },
    },
    { of: 'objects', want: { TaxId: { title: 'Tax ID', href: '/api/objects/tax-id/' } } },
    {
      of: 'events',
      want: {
        'contact.created': {
          summary: 'Contact created',
          href: '/api/webhooks/contact-created/',
          decision: 'D-1',
          signature: 'c2ln',
        },
      },
    },
    {
      of: 'statuses',
      want: {
        200: { name: 'OK' },
        201: { name: 'Created' },
        404: { name: 'Not Found', description: 'Not there.', href: '/api/errors/#404' },
        410: { name: 'Gone', description: 'Nothing is deleted.', href: '/api/errors/#410' },
      },
    },
    {
      of: 'headers',
      want: { 'X-Left': { type: 'integer', description: 'Calls left.' }, 'X-Signature': { type: 'string' } },
    },
    { of: 'tags', want: { 'Tax IDs': { href: '/api/tax-ids/', operationIds: ['getTaxId'] } } },
    { of: 'scopes', want: { read_only: { href: '/api/#oauth2' } } },
    { of: 'decisions', want: { 'D-1': { basis: 'public', text: 'Known.' } } },
    {
      of: 'apiVersions',
      want: [
        { version: '20241028', current: true, breaking: false, changes: [] },
        {
          version: '20210316',
          current: false,
          breaking: true,
          changes: ['One.'],
          basis: 'public',
          decision: 'D-1',
        },
      ],
    },
  ])('knows $of', ({ of, want }) => {
    expect(facts[of]).toEqual(want);
  });

  test('knows fields with what is said about their values', () => {
    expect(facts.fields['TaxId.state']).toEqual({
      name: 'state',
      href: '/api/objects/tax-id/#state',
      type: 'string',
      required: true,
      readOnly: true,
      writeOnly: false,
      deprecated: false,
      limits: [],
      enum: [{ value: 'verified', description: 'Found.' }, { value: 'unverified' }],
    });
    expect(facts.fields['TaxId.value']?.limits).toEqual(['at most 20 characters']);
  });

  test('knows parameters by operation', () => {
    expect(Object.keys(facts.parameters)).toEqual(['getTaxId.id', 'getTaxId.limit']);
    expect(facts.parameters['getTaxId.limit']).toMatchObject({
      in: 'query',
      href: '/api/tax-ids/get-tax-id/#query.limit',
      default: 25,
      limits: ['at most 100'],
    });
  });

  test('points at anchors that the pages have', () => {
    const data = buildPages(createPageContext(context), [])
      .map(({ dataJson }) => dataJson)
      .join('');
    const hrefs = [...Object.values(facts.fields), ...Object.values(facts.parameters)].map(
      ({ href }) => href,
    );
    expect(hrefs).toHaveLength(5);
    for (const href of hrefs) expect(data).toContain(`"id":"${href.split('#')[1]}"`);
  });
});

describe('emitFacts', () => {
  test('writes one sorted line for each fact', () => {
    const [file] = emitFacts(context);
    expect(file?.path).toBe('facts/facts.json');
    expect(JSON.parse(file?.content ?? '')).toEqual(asWritten(buildFacts(context)));
    expect(file?.content.split('\n').slice(0, 4)).toEqual([
      '{',
      '"values": {',
      '"accept.header": "Accept",',
      '"accept.value": "application/json",',
    ]);
    expect(file?.content.endsWith('}\n')).toBe(true);
  });

  test('writes the examples of authors, one line for each, and no sample', () => {
    const [, file] = emitFacts(context);
    expect(file?.path).toBe('facts/examples.json');
    expect(JSON.parse(file?.content ?? '')).toEqual({
      'contact.created': { request: { default: { id: 8 } }, responses: {} },
      getTaxId: {
        request: {},
        responses: { 200: { default: { id: 7 }, old: [] }, 201: {}, 404: {}, 410: {} },
      },
    });
    expect(file?.content).toContain('\n"default": {"id":7},\n"old": []\n');
  });

  test('gives the same bytes twice', () => {
    expect(emitFacts(context)).toEqual(emitFacts(context));
  });
});

test('a tag has its name for readers, where it is not its key', () => {
  const model = modelOf({
    tags: [{ name: 'vat_rates', 'x-displayName': 'VAT rates' }],
    paths: { '/vat': { get: { operationId: 'listVat', tags: ['vat_rates'], responses: {} } } },
  });
  expect(buildFacts(createWordingContext(model)).tags).toEqual({
    vat_rates: { title: 'VAT rates', href: '/api/vat-rates/', operationIds: ['listVat'] },
  });
});

test('tags are in the order of the author', () => {
  const listing = (tag: string) => ({ get: { operationId: `list${tag}`, tags: [tag], responses: {} } });
  const model = modelOf({
    tags: [{ name: 'Trips' }, { name: 'Bookings' }],
    paths: { '/bookings': listing('Bookings'), '/trips': listing('Trips') },
  });
  expect(Object.keys(buildFacts(createWordingContext(model)).tags)).toEqual(['Trips', 'Bookings']);
});
