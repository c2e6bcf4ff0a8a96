import type { Json, JsonObject } from '#core/json/json';
import { describe, expect, test } from 'vitest';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { doc, modelOf, operationOf } from '../../builders/description';

const ok = { responses: { 200: { description: 'Done.' } } };

describe('operations', () => {
  test('come tag by tag, in the order of the description', () => {
    const operation = (operationId: string, tag: string) => ({ operationId, tags: [tag], ...ok });
    const model = modelOf({
      tags: [{ name: 'Credits' }, { name: 'Empty' }, { name: 'Invoices' }],
      paths: {
        '/invoices/{id}/deliver': { get: operation('deliverInvoice', 'Invoices') },
        '/invoices/{id}': {
          delete: operation('deleteInvoice', 'Invoices'),
          put: operation('updateInvoice', 'Invoices'),
          get: operation('getInvoice', 'Invoices'),
        },
        '/invoices': {
          post: operation('createInvoice', 'Invoices'),
          get: operation('listInvoices', 'Invoices'),
        },
        '/credits': { get: operation('listCredits', 'Credits') },
        '/other': { get: operation('getOther', 'Undeclared') },
      },
    });
    expect(model.operations.map(({ id }) => id)).toEqual([
      'listCredits',
      'deliverInvoice',
      'deleteInvoice',
      'updateInvoice',
      'getInvoice',
      'createInvoice',
      'listInvoices',
      'getOther',
    ]);
    expect(model.tags.map(({ name, operationIds }) => [name, operationIds.length])).toEqual([
      ['Credits', 1],
      ['Invoices', 6],
      ['Undeclared', 1],
    ]);
  });

  test('have unique ids, and slugs unique within their tag', () => {
    const { operations } = modelOf({
      paths: {
        '/a': { get: { operationId: 'repos/get', ...ok }, put: { operationId: 'repos-get', ...ok } },
        '/b': { get: { operationId: 'reposGet', ...ok }, post: { ...ok } },
      },
    });
    expect(operations.map(({ id, slug, tag }) => [id, slug, tag])).toEqual([
      ['repos-get', 'repos-get', 'Operations'],
      ['repos-get-2', 'repos-get-2', 'Operations'],
      ['reposGet', 'repos-get-3', 'Operations'],
      ['post-b', 'post-b', 'Operations'],
    ]);
  });

  test('without a summary are called after the first sentence of their description, their id, or their path', () => {
    const { operations } = modelOf({
      paths: {
        '/a/{id}': {
          get: { operationId: 'repos/get', ...ok },
          put: { operationId: 'put-/a/{id}_send', ...ok },
          post: { operationId: 'send', description: 'Sends **one** thing. It may take long.', ...ok },
          patch: { description: 'Changes a thing.', ...ok },
          delete: { operationId: 'drop', description: `${'Very '.repeat(20)}long.`, ...ok },
        },
        '/b': { get: { operationId: ' ', ...ok } },
      },
    });
    expect(operations.map(({ summary, description }) => [summary, description?.length])).toEqual([
      ['repos/get', undefined],
      ['/a/{id}', undefined],
      ['Sends one thing', 38],
      ['Changes a thing', 16],
      ['drop', 105],
      ['/b', undefined],
    ]);
  });

  test.each<{ given: JsonObject; want: object }>([
    { given: {}, want: { summary: 'Of the path', description: 'Holds for all.' } },
    {
      given: { summary: 'Of its own', description: 'It reads.' },
      want: { summary: 'Of its own', description: 'It reads.\n\nOf the path\n\nHolds for all.' },
    },
    {
      given: { summary: ' Of the path', description: 'Holds for all.' },
      want: { summary: 'Of the path', description: 'Holds for all.' },
    },
  ])('have what a path item says of all of them: $given', ({ given, want }) => {
    const item = { summary: 'Of the path', description: 'Holds for all.' };
    const model = modelOf({ paths: { '/a': { ...item, get: { ...given, ...ok } } } });
    expect(model.operations[0]).toMatchObject(want);
  });

  test('take parameters of the path item, their own first', () => {
    const model = modelOf({
      paths: {
        '/invoices/{id}': {
          parameters: [
            { name: 'id', in: 'path', schema: { type: 'integer' } },
            { name: 'limit', in: 'query', schema: { type: 'integer' } },
          ],
          get: {
            parameters: [
              { $ref: '#/components/parameters/Limit' },
              { name: 'Accept', in: 'header', schema: {} },
              {
                name: 'filter',
                in: 'query',
                content: { 'application/json': { schema: { type: 'object' } } },
              },
            ],
            ...ok,
          },
        },
      },
      components: {
        parameters: { Limit: { name: 'limit', in: 'query', description: 'Page size.', schema: {} } },
      },
    });
    const parameters = model.operations[0]!.parameters;
    expect(
      parameters.map(({ name, required, description, schema }) => [
        name,
        required,
        description,
        schema.types,
      ]),
    ).toEqual([
      ['id', true, undefined, ['integer']],
      ['limit', false, 'Page size.', []],
      ['filter', false, undefined, ['object']],
    ]);
  });

  test('list responses by status, default last', () => {
    const responses = { default: {}, '4XX': {}, 404: {}, 201: { $ref: '#/components/responses/Made' } };
    const { responses: built } = operationOf(
      { responses },
      {
        components: {
          responses: { Made: { description: 'Made.', headers: { 'X-Id': { schema: { type: 'integer' } } } } },
        },
      },
    );
    expect(built.map(({ status }) => status)).toEqual(['201', '404', '4XX', 'default']);
    expect(built[0]).toMatchObject({
      description: 'Made.',
      headers: [{ name: 'X-Id', schema: { types: ['integer'] } }],
    });
  });

  test.each<{ title: string; given: { [member: string]: Json }; want: unknown }>([
    { title: 'the root', given: {}, want: [{ schemes: [{ id: 'basic', scopes: [] }] }] },
    {
      title: 'the operation',
      given: { security: [{ a: ['x'], b: [] }] },
      want: [
        {
          schemes: [
            { id: 'a', scopes: ['x'] },
            { id: 'b', scopes: [] },
          ],
        },
      ],
    },
    { title: 'nobody', given: { security: [] }, want: [] },
  ])('take the credentials of $title', ({ given, want }) => {
    expect(operationOf({ ...ok, ...given }, { security: [{ basic: [] }] }).security).toEqual(want);
  });

  test('have the examples of headers, and no samples of them', () => {
    const headers = {
      'X-A': { schema: {}, example: 1 },
      'X-B': { schema: {}, examples: { one: { value: 2 } } },
      'X-C': { schema: { type: 'string' } },
    };
    const { responses } = operationOf({ responses: { 200: { description: 'Done.', headers } } });
    expect(responses[0]?.headers.map(({ examples }) => examples.map(({ value }) => value))).toEqual([
      [1],
      [2],
      [],
    ]);
  });

  test('have callbacks', () => {
    const { callbacks } = operationOf({
      ...ok,
      callbacks: { paid: { '{$request.body#/url}': { post: { operationId: 'paid', ...ok } } } },
    });
    expect(callbacks).toMatchObject([{ name: 'paid', path: '{$request.body#/url}', id: 'paid' }]);
  });

  test('have the callbacks of callbacks, and end for one that holds itself', () => {
    const again = {
      '{$request.body#/again}': {
        put: { ...ok, callbacks: { paid: { $ref: '#/components/callbacks/Paid' } } },
      },
    };
    const { callbacks } = operationOf(
      { ...ok, callbacks: { paid: { $ref: '#/components/callbacks/Paid' } } },
      { components: { callbacks: { Paid: { '{$url}': { post: { ...ok, callbacks: { again } } } } } } },
    );
    expect(callbacks.map(({ name, method }) => `${name} ${method}`)).toEqual(['paid post', 'again put']);
  });

  test('end for references that lead back to themselves', () => {
    const { parameters, requestBody } = operationOf(
      {
        parameters: [{ $ref: '#/components/parameters/A' }],
        requestBody: { $ref: '#/components/requestBodies/A' },
        ...ok,
      },
      {
        components: {
          parameters: { A: { $ref: '#/components/parameters/B' }, B: { $ref: '#/components/parameters/A' } },
          requestBodies: { A: { $ref: '#/components/requestBodies/A' } },
        },
      },
    );
    expect(parameters).toEqual([]);
    expect(requestBody).toMatchObject({ content: [] });
  });
});

describe('requests', () => {
  const body = (examples: Json) => ({
    requestBody: { content: { 'application/json': { schema: { type: 'integer' }, examples } } },
  });

  test('are one per body example, the default first', () => {
    const { requests } = operationOf({
      ...body({ refund: { summary: 'A refund', value: 2 }, default: { value: 1 } }),
      ...ok,
    });
    expect(requests).toMatchObject([
      { name: 'default', body: { mediaType: 'application/json', value: 1 } },
      { name: 'refund', summary: 'A refund', body: { value: 2 } },
    ]);
  });

  test('call the first one default whatever its name is', () => {
    expect(operationOf({ ...body({ refund: { value: 2 } }), ...ok }).requests).toMatchObject([
      { name: 'default', body: { value: 2 } },
    ]);
  });

  test('may be null', () => {
    const { requests } = operationOf({ ...body({ default: { value: null } }), ...ok });
    expect(requests).toMatchObject([{ name: 'default', body: { value: null } }]);
  });

  test('are strings where the schema allows only strings', () => {
    const parameters: Json = [
      { name: 'id', in: 'path', schema: { type: 'string' }, example: 549825 },
      { name: 'on', in: 'query', schema: { type: 'string' }, examples: { one: { value: true } } },
      { name: 'limit', in: 'query', schema: { type: ['string', 'integer'] }, example: 25 },
    ];
    const [request] = operationOf({ parameters, ...ok }).requests;
    expect(request?.parameters.map(({ value }) => value)).toEqual(['549825', 'true', 25]);
  });

  test.each<{ schema: JsonObject; example: Json; want: Json; style?: string }>([
    { schema: { type: 'array', items: { type: 'integer' } }, example: '12, 21', want: [12, 21] },
    { schema: { type: 'array', items: { type: 'string' } }, example: '12', want: ['12'] },
    { schema: { type: 'array' }, example: 'a|b,c', want: ['a', 'b,c'], style: 'pipeDelimited' },
    { schema: { type: 'array', example: 'a b' }, example: null, want: ['a', 'b'], style: 'spaceDelimited' },
    { schema: { type: 'array', items: { type: 'integer' } }, example: 'n[]=1,n[]=2', want: [1, 2] },
    { schema: { type: 'array' }, example: 'n=1,m=2', want: ['1', 'm=2'] },
    { schema: { type: 'integer' }, example: '25', want: 25 },
    { schema: { type: ['boolean', 'null'] }, example: 'true', want: true },
    { schema: { type: 'boolean' }, example: 'yes', want: 'yes' },
    { schema: { type: 'integer' }, example: '9223372036854775807', want: '9223372036854775807' },
    { schema: { type: 'number' }, example: '12.50', want: '12.50' },
    { schema: { type: 'number' }, example: 'Infinity', want: 'Infinity' },
    { schema: { type: ['array', 'string'] }, example: 'a,b', want: 'a,b' },
    { schema: { type: 'array' }, example: '["a"]', want: '["a"]' },
    { schema: {}, example: 'a,b', want: 'a,b' },
  ])(
    'of parameters may be written as they are sent: $example is $want',
    ({ schema, example, want, style }) => {
      const parameters: Json = [{ name: 'n', in: 'query', schema, example, ...(style && { style }) }];
      expect(operationOf({ parameters, ...ok }).parameters[0]?.examples[0]?.value).toEqual(want);
    },
  );

  test('of a schema, and its default, are numbers and booleans where it allows no strings', () => {
    const schema: Json = {
      type: 'object',
      properties: {
        on: { type: 'boolean', default: 'false' },
        at: { type: 'integer', example: '1559124196551' },
        code: { type: 'string', default: 7 },
        any: { default: 'true', example: '7' },
      },
    };
    const [request] = operationOf({
      requestBody: { content: { 'application/json': { schema } } },
      ...ok,
    }).requests;
    expect(request?.body?.value).toEqual({ on: false, at: 1559124196551, code: '7', any: '7' });
  });

  test('have a sample where an example is null and the schema has no null', () => {
    const given = (schema: Json, example: Json) =>
      operationOf({
        requestBody: { content: { 'application/json': { schema, example } } },
        ...ok,
      }).requests[0]?.body?.value;
    expect(given({ type: 'integer' }, null)).toBe(1);
    expect(given({ type: 'integer', example: null }, null)).toBe(1);
    expect(given({ type: ['integer', 'null'] }, null)).toBe(null);
    expect(given({ oneOf: [{ type: 'integer' }, { type: 'null' }] }, null)).toBe(null);
  });

  test('parse JSON that is written as a string, where the schema allows no strings', () => {
    const given = (schema: Json, example: Json, mediaType = 'application/json') =>
      operationOf({ requestBody: { content: { [mediaType]: { schema, example } } }, ...ok }).requests[0]?.body
        ?.value;
    expect(given({ type: 'object' }, '{"a": [1]}\n')).toEqual({ a: [1] });
    expect(given({ properties: { a: {} } }, '{"a": [1]}', 'application/vnd.a+json')).toEqual({ a: [1] });
    expect(given({ type: 'array' }, '["a"]')).toEqual(['a']);
    expect(given({ type: ['object', 'string'] }, '{}')).toBe('{}');
    expect(given({}, '{}')).toBe('{}');
    expect(given({ type: 'object' }, '{"a": ')).toBe('{"a": ');
    expect(given({ type: 'object' }, '7')).toBe('7');
    expect(given({ type: 'object' }, '{}', 'application/xml')).toBe('{}');
  });

  test('take examples of parameters, and samples of the required ones', () => {
    const parameters: Json = [
      { name: 'id', in: 'path', schema: { type: 'integer' }, example: 7 },
      { name: 'to', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'integer' }, example: 25 },
      { name: 'q', in: 'query', schema: { type: 'string' } },
    ];
    expect(operationOf({ parameters, ...ok }).requests).toEqual([
      {
        name: 'default',
        parameters: [
          { in: 'path', name: 'id', value: 7 },
          { in: 'query', name: 'to', value: 'string' },
          { in: 'query', name: 'limit', value: 25 },
        ],
      },
    ]);
  });

  test('follow x-request-examples, which names the optional parameters that are sent', () => {
    const { requests } = operationOf({
      parameters: [
        { name: 'to', in: 'query', required: true, schema: {}, example: 'DE' },
        { name: 'limit', in: 'query', schema: {}, example: 25 },
        { name: 'q', in: 'query', schema: {} },
      ],
      'x-request-examples': {
        default: { summary: 'Usual', parameters: { q: 'Ada' } },
        none: { parameters: {} },
      },
      ...ok,
    });
    expect(requests).toEqual([
      {
        name: 'default',
        summary: 'Usual',
        parameters: [
          { in: 'query', name: 'to', value: 'DE' },
          { in: 'query', name: 'q', value: 'Ada' },
        ],
      },
      { name: 'none', parameters: [{ in: 'query', name: 'to', value: 'DE' }] },
    ]);
  });
});

describe('requests in other media types', () => {
  const jsonAnd = (others: JsonObject): JsonObject => ({
    requestBody: {
      content: {
        ...others,
        'application/json': { examples: { short: { value: 1 }, long: { value: 2 } } },
      },
    },
    ...ok,
  });

  test('are one per example, each with its own name', () => {
    const { otherRequests } = operationOf(
      jsonAnd({
        'text/csv': { examples: { long: { summary: 'Two lines', value: '1\n2' }, default: { value: '1' } } },
        'application/x-www-form-urlencoded': { examples: { long: { value: { a: 2 } } } },
      }),
    );
    expect(otherRequests).toMatchObject([
      {
        name: 'long-2',
        example: 'long',
        summary: 'Two lines',
        body: { mediaType: 'text/csv', value: '1\n2' },
      },
      { name: 'default-2', example: 'default', body: { value: '1' } },
      { name: 'long-3', example: 'long', body: { mediaType: 'application/x-www-form-urlencoded' } },
    ]);
  });

  test('have the parameters of the call of their name', () => {
    const { otherRequests } = operationOf({
      ...jsonAnd({ 'text/csv': { examples: { long: { value: '1' }, csv: { value: '1' } } } }),
      parameters: [{ name: 'limit', in: 'query', schema: {}, example: 25 }],
      'x-request-examples': { long: { parameters: { limit: 3 } } },
    });
    expect(otherRequests.map(({ parameters }) => parameters.map(({ value }) => value))).toEqual([[3], [25]]);
  });

  test.each<{ title: string; mediaType: string; value: Json; want: number }>([
    { title: 'text', mediaType: 'application/xml', value: '<a/>', want: 1 },
    { title: 'an object in XML', mediaType: 'application/xml', value: { a: 1 }, want: 0 },
    { title: 'an object in YAML', mediaType: 'application/yaml', value: { a: 1 }, want: 1 },
    { title: 'objects in lines of JSON', mediaType: 'application/jsonl', value: [{ a: 1 }], want: 1 },
    { title: 'a form', mediaType: 'multipart/form-data', value: { a: 1 }, want: 1 },
    { title: 'a file', mediaType: 'image/png', value: 'a picture', want: 1 },
    { title: 'any of several types', mediaType: 'image/*', value: 'a picture', want: 1 },
    { title: 'an object as text', mediaType: 'text/*', value: { a: 1 }, want: 0 },
  ])('are there when their example can be written: $title', ({ mediaType, value, want }) => {
    const { otherRequests } = operationOf(jsonAnd({ [mediaType]: { example: value } }));
    expect(otherRequests).toHaveLength(want);
  });
});

describe('the rest of the model', () => {
  test('reads webhooks of 3.1 and of 3.0, in addition to the operations of their tag', () => {
    const event = { post: { operationId: 'created', ...ok } };
    const paths = { '/webhooks': { get: { operationId: 'invoice-created', tags: ['Webhooks'], ...ok } } };
    const { webhooks } = modelOf({ paths, webhooks: { 'invoice.created': event } });
    expect(webhooks.map((webhook) => [webhook.event, webhook.slug, webhook.method])).toEqual([
      ['invoice.created', 'invoice-created-2', 'post'],
    ]);
    expect(modelOf({ 'x-webhooks': { 'invoice.created': event } }).webhooks).toMatchObject([
      { event: 'invoice.created' },
    ]);
  });

  test('keeps pages of other kinds free for tags of their name', () => {
    const paths = { '/a': { get: { tags: ['Objects'], ...ok }, put: { tags: ['Errors'], ...ok } } };
    expect(modelOf({ paths }).tags.map(({ slug }) => slug)).toEqual(['objects-2', 'errors-2']);
  });

  test('reads root extensions without their prefix', () => {
    expect(modelOf({ 'x-limits': { rate: 1 }, 'x-webhooks': {} }).extensions).toEqual({
      limits: { rate: 1 },
    });
  });

  test('reads operations of OpenAPI 3.2', () => {
    const { operations } = modelOf({
      openapi: '3.2.0',
      paths: {
        '/search': {
          query: {
            operationId: 'search',
            responses: { 200: { content: { 'application/jsonl': { itemSchema: { type: 'integer' } } } } },
          },
        },
      },
    });
    expect(operations).toMatchObject([
      {
        method: 'query',
        responses: [{ content: [{ schema: { types: ['array'], items: { types: ['integer'] } } }] }],
      },
    ]);
  });

  test('returns the same for the same description and does not change it', () => {
    const given = doc({
      paths: {
        '/a': { get: { parameters: [{ name: 'q', in: 'query', schema: { nullable: true } }], ...ok } },
      },
    });
    const before = JSON.stringify(given);
    expect(JSON.stringify(buildApiModel(given))).toBe(JSON.stringify(buildApiModel(given)));
    expect(JSON.stringify(given)).toBe(before);
  });

  test('grows with the description, not with its cycles', () => {
    const sizeOf = (count: number) => {
      const schemas = Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `S${index}`,
          {
            properties: {
              left: { $ref: `#/components/schemas/S${(index + 1) % count}` },
              right: { $ref: `#/components/schemas/S${(index * 7) % count}` },
            },
          },
        ]),
      );
      return JSON.stringify(modelOf({ components: { schemas } })).length;
    };
    expect(sizeOf(500) / sizeOf(250)).toBeCloseTo(2, 1);
  });
});
