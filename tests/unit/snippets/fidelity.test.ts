import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, Operation } from '../../../generator/model/api-model';
import { buildHttpRequest, type HttpRequest, type Pair } from '../../../generator/snippets/http-request';
import { languages } from '../../../generator/snippets/languages';
import { model, operation, schema, type ParameterWithValue } from './support/build-operation';
import { EchoServer, type ReceivedRequest } from './support/echo-server';
import { runSnippets } from './support/run-snippets';

const TORTURE = [
  "'single' \"double\" `backtick` '\\''",
  'line one\nline two\r\nline\tthree',
  '\\ \\n \\\\ \\u0041 C:\\new',
  '$x ${y} #{z} {{w}} %d %20 $(id) `id` !! \\$HOME',
  'Zoë Maas, Straße, 日本語, 🧾, \u00a0, \u2028, \u0001',
  '</script><!-- & &amp; @file <file ;type=text/plain',
  'JSON',
  '-',
  '',
].map((text, index): [string, Json] => [`text ${index}`, text]);

const BODY: Json = {
  ...Object.fromEntries(TORTURE),
  "it's": { 'a "key"': null, '${key}': true, __proto__key: false, 'kebab-case': {}, 'new\nline': [] },
  numbers: [0, -1, 1.5, -0.01, 119, 1e21, 5e-7, 9007199254740991, -9007199254740991],
  lists: [
    [],
    {},
    [[]],
    [null],
    [true, false],
    [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    ['null', 'true', '1'],
  ],
  null: 'null',
};

const query = (name: string, value: Json, rest: Partial<ParameterWithValue> = {}): ParameterWithValue => ({
  in: 'query',
  name,
  value,
  ...rest,
});

function withBody(mediaType: string, value: Json, partial: Partial<Operation> = {}): Operation {
  return operation({
    method: 'post',
    requests: [{ name: 'default', parameters: [], body: { mediaType, value } }],
    ...partial,
  });
}

const requires = (...ids: string[]): Partial<Operation> => ({
  security: [{ schemes: ids.map((id) => ({ id, scopes: [] })) }],
});

const multipartBody = {
  required: true,
  notes: [],
  deprecated: false,
  content: [
    {
      mediaType: 'multipart/form-data',
      examples: [],
      schema: schema({
        properties: [
          { name: 'report', required: true, schema: schema({ types: ['string'], format: 'binary' }) },
        ],
      }),
    },
  ],
};

const CASES: Record<string, Operation> = {
  'a request with nothing but a path': operation(),
  'every method with a body': withBody('application/json', { a: 1 }, { method: 'patch' }),
  'a PUT without a body': operation({ method: 'put' }),
  'a DELETE': operation({ method: 'delete' }),
  'a JSON body with every character that some language escapes': withBody('application/json', BODY),
  'a body of null': withBody('application/json', null),
  'a body of an empty object': withBody('application/json', {}),
  'a body of an empty list': withBody('application/json', []),
  'a body that is a string': withBody('application/json', "it's"),
  'a member called __proto__': withBody('application/json', JSON.parse('{"__proto__": {"a": 1}}') as Json),
  'a vendor media type': withBody('application/vnd.things+json', { a: 1 }),
  'values in the path': operation({ path: '/things/{id}/parts/{part}' }, [
    { in: 'path', name: 'id', value: "a/b c?d#e%f'ü" },
    { in: 'path', name: 'part', value: 7 },
  ]),
  'styles of the path': operation({ path: '/a/{label}/b/{matrix}/c/{simple}/d/{list}' }, [
    { in: 'path', name: 'label', value: ['x', 'y'], style: 'label', explode: true },
    { in: 'path', name: 'matrix', value: { r: 1, g: 2 }, style: 'matrix', explode: true },
    { in: 'path', name: 'simple', value: { r: 1, g: 2 }, explode: true },
    { in: 'path', name: 'list', value: [1, 2] },
  ]),
  'a path whose value nobody gave': operation({ path: '/things/{id}' }),
  'values in the query': operation({}, [
    ...TORTURE.map(([name, value]) => query(name.replace(' ', '_'), value)),
    query('limit', 25),
  ]),
  'query names with special characters': operation({}, [query('a&b=c d', '1'), query('filter[name]', 'x')]),
  'exploded and joined lists': operation({}, [query('one', ['a', 'b,c', 'd e'])]),
  'a joined list': operation({}, [query('ids', [1, 2, 3], { style: 'form', explode: false })]),
  'a list joined by pipes': operation({}, [query('ids', [1, 2], { style: 'pipeDelimited', explode: false })]),
  'a list joined by spaces': operation({}, [
    query('ids', [1, 2], { style: 'spaceDelimited', explode: false }),
  ]),
  'a deep object': operation({}, [
    query('filter', { name: 'Zoë', age: 3 }, { style: 'deepObject', explode: true }),
  ]),
  'an exploded object': operation({}, [query('filter', { name: 'Zoë', age: 3 })]),
  'styles that differ': operation({}, [
    query('a', ['1', '2'], { style: 'form', explode: false }),
    query('b', ['1', '2']),
    query('c', { d: { e: 'f' } }, { style: 'deepObject' }),
  ]),
  'headers and cookies': operation({}, [
    { in: 'header', name: 'X-Request', value: 'it\'s "me"; $x' },
    { in: 'header', name: 'X-List', value: ['a', 'b'] },
    { in: 'header', name: 'X-Object', value: { a: 1, b: 'c' } },
    { in: 'cookie', name: 'session', value: 'a b' },
  ]),
  'a body beside a query': withBody(
    'application/json',
    { a: 1 },
    {
      requests: [
        {
          name: 'default',
          parameters: [{ in: 'query', name: 'dry[run]', value: 'yes & no' }],
          body: { mediaType: 'application/json', value: { a: 1 } },
        },
      ],
    },
  ),
  'HTTP basic with a key': operation(requires('key')),
  'HTTP basic with a password': operation(requires('basic')),
  'a bearer token': operation(requires('bearer')),
  'an API key in a header': operation(requires('headerKey')),
  'an API key in the query': operation(requires('queryKey'), [query('limit', 2)]),
  'an API key in a cookie': operation(requires('cookieKey')),
  'a form': withBody('application/x-www-form-urlencoded', { name: "it's & more", count: 3 }),
  'a form with lists and objects': withBody('application/x-www-form-urlencoded', {
    a: ['1', '2'],
    b: { c: 'd' },
    e: null,
  }),
  'a multipart form': withBody(
    'multipart/form-data',
    { title: '@it\'s "a" <title>; $x', report: 'ignored' },
    { requestBody: multipartBody },
  ),
  'a text': withBody('text/plain', "line one\nit's $x\n"),
  'bytes of a file': withBody('application/octet-stream', 'ignored'),
};

const SECURITY_SCHEMES = [
  { id: 'key', notes: [], deprecated: false, type: 'http' as const, scheme: 'basic' },
  { id: 'basic', notes: [], deprecated: false, type: 'http' as const, scheme: 'basic' },
  { id: 'bearer', notes: [], deprecated: false, type: 'http' as const, scheme: 'bearer' },
  { id: 'headerKey', notes: [], deprecated: false, type: 'apiKey' as const, in: 'header', name: 'X-Key' },
  { id: 'queryKey', notes: [], deprecated: false, type: 'apiKey' as const, in: 'query', name: 'api_key' },
  { id: 'cookieKey', notes: [], deprecated: false, type: 'apiKey' as const, in: 'cookie', name: 'key' },
];

/** What the query must decode to, with the keys that belong into it. */
function wantedQuery({ query, credentials }: HttpRequest): Pair[] {
  const keys = credentials.flatMap((one) => (one.kind === 'apiKey' && one.in === 'query' ? [one] : []));
  return [...query, ...keys.map(({ name, key }) => ({ name, value: key }))];
}

function receivedQuery({ target }: ReceivedRequest): Pair[] {
  const search = new URLSearchParams(target.split('?')[1] ?? '');
  return [...search].map(([name, value]) => ({ name, value }));
}

/** The headers a request must carry, in lower case; of a multipart type the part before the boundary. */
function wantedHeaders({ headers, credentials }: HttpRequest): Record<string, string> {
  const wanted = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  for (const one of credentials) {
    if (one.kind === 'basic') wanted.authorization = `Basic ${btoa(`${one.user}:${one.password}`)}`;
    if (one.kind === 'token') wanted.authorization = `${one.scheme} ${one.token}`;
    if (one.kind === 'apiKey' && one.in === 'header') wanted[one.name.toLowerCase()] = one.key;
    if (one.kind === 'apiKey' && one.in === 'cookie') wanted.cookie = `${one.name}=${one.key}`;
  }
  return wanted;
}

function expectBody({ body: received, headers }: ReceivedRequest, { body }: HttpRequest): void {
  switch (body?.kind) {
    case undefined:
      return expect(received).toBe('');
    case 'json':
      return expect(JSON.parse(received)).toEqual(body.value);
    case 'form':
      return expect([...new URLSearchParams(received)]).toEqual(
        body.pairs.map(({ name, value }) => [name, value]),
      );
    case 'text':
      return expect(received).toBe(body.text);
    case 'binary':
      return expect(received).toBe('bytes of a file');
    case 'multipart': {
      const boundary = /boundary=(.+)$/.exec(String(headers['content-type']))?.[1] ?? '';
      const parts = received.split(`--${boundary}`).slice(1, -1);
      const texts = parts.map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2));
      return expect(texts).toEqual(
        body.parts.map(({ value, isFile }) => (isFile ? 'bytes of a file' : value)),
      );
    }
  }
}

const server = new EchoServer();
const requests = new Map<string, HttpRequest>();

beforeAll(async () => {
  await server.start();
  for (const { id, emit } of languages) {
    const codes = Object.values(CASES).map((given, index) => {
      const key = `${id}-${index}`;
      const [example] = given.requests;
      const request = buildHttpRequest(
        given,
        example!,
        model({
          servers: [{ url: `${server.urlOf(key)}/{stage}`, variables: [{ name: 'stage', default: 'v1' }] }],
          securitySchemes: SECURITY_SCHEMES,
          extensions: {
            'example-credentials': { key: 'sk_test_EXAMPLE:', basic: "ada:it's $x", bearer: 'at_EXAMPLE' },
          },
        }),
      );
      requests.set(key, request);
      return emit(request);
    });
    await runSnippets(id, codes);
  }
});

afterAll(() => server.stop());

// The blank behind the comma of a list is up to the client.
function withoutListBlanks(headers: ReceivedRequest['headers']): ReceivedRequest['headers'] {
  return { ...headers, 'x-list': String(headers['x-list']).replace(', ', ',') };
}

describe.each(languages)('a $id snippet sends exactly', ({ id }) => {
  for (const [index, title] of Object.keys(CASES).entries()) {
    it(title, () => {
      const want = requests.get(`${id}-${index}`)!;
      const [received, ...others] = server.received.get(`${id}-${index}`) ?? [];
      expect(others).toEqual([]);
      expect(received?.method).toBe(want.method);
      const path = received!.target.split('?')[0]!;
      expect(path.split('/').map(decodeURIComponent)).toEqual(
        `/v1${want.path}`.split('/').map(decodeURIComponent),
      );
      expect(receivedQuery(received!)).toEqual(wantedQuery(want));
      const { 'content-type': type = '', ...headers } = wantedHeaders(want);
      expect(withoutListBlanks(received!.headers)).toMatchObject(headers);
      expect(String(received!.headers['content-type'] ?? '').split(';')[0]).toBe(type);
      expectBody(received!, want);
    });
  }
});
