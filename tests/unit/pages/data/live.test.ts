import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { buildLiveOperation } from '../../../../generator/emit/pages/data/live';
import { contextOf } from '../../../builders/pages';

const ORIGIN = 'https://api.books.example';

function build(
  get: { [member: string]: Json },
  partial: Partial<BundledDescription> = {},
  origins = [ORIGIN],
) {
  const paths = { '/books/{id}': { get: { operationId: 'getBook', ...get } } };
  const context = contextOf({ servers: [{ url: `${ORIGIN}/v1/` }], paths, ...partial });
  const model = { ...context.model, liveOrigins: origins };
  return buildLiveOperation(model.operations[0]!, { ...context, model });
}

describe('servers', () => {
  test('are those at a listed origin, with each value of their variables', () => {
    const servers: Json[] = [
      { url: `${ORIGIN}/v1/` },
      {
        url: 'https://{region}.books.example/{v}',
        variables: { region: { default: 'eu', enum: ['us', 'api'] }, v: { default: 'v2' } },
      },
      { url: 'https://api.books.example@evil.example' },
      { url: 'http://api.books.example' },
      { url: '/relative' },
    ];
    expect(build({}, { servers })?.servers).toEqual([`${ORIGIN}/v1`, `${ORIGIN}/v2`]);
    expect(build({}, { servers }, ['https://us.books.example'])?.servers).toEqual([
      'https://us.books.example/v2',
    ]);
  });

  test('of the operation come before those of the API; without one at a listed origin, nothing is sent', () => {
    expect(build({ servers: [{ url: 'https://files.books.example' }] })).toBeUndefined();
    expect(build({}, {}, [])).toBeUndefined();
  });

  test('with many variables do not have endless addresses', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const all = Object.fromEntries(names.map((name) => [name, { default: '0', enum: ['0', '1', '2', '3'] }]));
    const servers = [{ url: ORIGIN + names.map((name) => `/{${name}}`).join(''), variables: all }];
    expect(build({}, { servers })?.servers).toHaveLength(20);
  });
});

test('parameters have their styles and kinds, and the values of the sample', () => {
  const live = build({
    parameters: [
      {
        name: 'tags',
        in: 'query',
        explode: false,
        schema: { type: 'array', items: { type: 'string' } },
        example: ['a'],
      },
      { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' }, example: 'b' },
    ],
  });
  expect(live?.parameters).toEqual([
    {
      in: 'query',
      name: 'tags',
      serialization: { kind: 'style', style: 'form', explode: false, allowReserved: false },
      kind: 'array',
    },
    {
      in: 'header',
      name: 'X-Trace',
      serialization: { kind: 'style', style: 'simple', explode: false, allowReserved: false },
      required: true,
    },
    {
      in: 'path',
      name: 'id',
      serialization: { kind: 'style', style: 'simple', explode: false, allowReserved: false },
      required: true,
    },
  ]);
  expect(live?.requests[0]?.values).toEqual({
    'query.tags': '["a"]',
    'header.X-Trace': 'b',
    'path.id': 'id',
  });
});

test('bodies that no snippet sends can be written', () => {
  const content = {
    'application/json': { example: { a: 1 } },
    'application/xml': { schema: { type: 'object' } },
    'image/*': {},
  };
  const live = build({ requestBody: { required: true, content } });
  expect(live?.isBodyRequired).toBe(true);
  expect(live?.requests[0]?.body).toEqual({
    mediaType: 'application/json',
    kind: 'text',
    text: '{\n  "a": 1\n}',
  });
  expect([...(live?.requests.slice(1) ?? []).map(({ body }) => body), ...(live?.otherBodies ?? [])]).toEqual([
    { mediaType: 'application/xml', kind: 'text', text: '<root/>' },
    { mediaType: 'image/png', kind: 'binary' },
  ]);
});

test('credentials of each kind of scheme', () => {
  const securitySchemes = {
    key: { type: 'apiKey', in: 'query', name: 'k' },
    digest: { type: 'http', scheme: 'digest' },
    id: { type: 'openIdConnect', openIdConnectUrl: 'https://id.example' },
    tls: { type: 'mutualTLS' },
  };
  const security: Json = [{ key: [], digest: [] }, { id: [] }, { tls: [] }, { unknown: [] }, {}];
  expect(build({ security }, { components: { securitySchemes } })?.security).toEqual([
    [
      { id: 'key', kind: 'apiKey', in: 'query', name: 'k' },
      { id: 'digest', kind: 'token', scheme: 'Digest', isPasted: true },
    ],
    [{ id: 'id', kind: 'token', scheme: 'Bearer', isPasted: true }],
    [{ id: 'tls', kind: 'certificate' }],
    [],
    [],
  ]);
});

describe('a code flow', () => {
  const flow = {
    'x-usePkce': true,
    authorizationUrl: 'https://id.example/authorize',
    tokenUrl: `${ORIGIN}/token`,
    scopes: { read: 'Read' },
  };
  const signInOf = (part: { [member: string]: Json } = {}, origins = [ORIGIN]) => {
    const code = { type: 'oauth2', flows: { authorizationCode: { ...flow, ...part } } };
    const live = build(
      { security: [{ code: ['read'] }] },
      { components: { securitySchemes: { code } } },
      origins,
    );
    return live?.security[0]?.[0];
  };

  test('with PKCE and a listed token URL lets readers sign in', () => {
    expect(signInOf()).toMatchObject({
      signIn: {
        authorizationUrl: 'https://id.example/authorize',
        tokenUrl: `${ORIGIN}/token`,
        scopes: ['read'],
      },
    });
  });

  test.each<{ [member: string]: Json }>([
    { 'x-usePkce': false },
    { 'x-usePkce': 'plain' },
    { tokenUrl: 'https://id.example/token' },
    { tokenUrl: '/token' },
    { authorizationUrl: 'javascript:alert(1)' },
    { authorizationUrl: '/authorize' },
  ])('with %j takes a pasted token', (part) => {
    expect(signInOf(part)).toEqual({ id: 'code', kind: 'token', scheme: 'Bearer', isPasted: true });
  });
});
