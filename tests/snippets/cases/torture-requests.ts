import type { Json } from '#core/json/json';
import type { ApiModel, Operation } from '../../../generator/model/api/api-model';
import { buildHttpRequest, type HttpRequest } from '../../../generator/emit/snippets/http-request';
import { model, operation, type ParameterWithValue } from '../../unit/snippets/support/build-operation';

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
      encoding: [],
      prefixEncoding: [],
      externalExamples: [],
      examples: [],
      fields: [{ property: 'report', isFile: true as const }],
    },
  ],
};

const OPERATIONS: Record<string, Operation> = {
  'a request with nothing but a path': operation(),
  'every method with a body': withBody('application/json', { a: 1 }, { method: 'patch' }),
  'a PUT without a body': operation({ method: 'put' }),
  'a DELETE': operation({ method: 'delete' }),
  'a custom method': operation({ method: 'M-SEARCH' }),
  'a custom method with a body': withBody('application/json', { a: 1 }, { method: 'COPY' }),
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
  'a query in the path': operation({ path: '/things?kind=odd%26old&flag' }),
  'a query in the path, and parameters': operation({ path: '/things/{id}?kind=old&limit=1' }, [
    { in: 'path', name: 'id', value: 'a/b' },
    query('limit', 25),
  ]),
  'a parameter in a query in the path, with a key': operation(
    { path: '/things?action={action}', ...requires('queryKey') },
    [{ in: 'path', name: 'action', value: "it's on & off" }],
  ),
  'a fragment in the path': operation({ path: '/#Action=List' }),
  'a fragment in the path, and parameters': operation({ path: '/#Action=List' }, [query('Action', 'List')]),
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
  'a body and a query': withBody(
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
  'several keys that differ': operation(requires('key', 'headerKey', 'queryKey')),
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
  'a form that is written out': withBody('application/x-www-form-urlencoded', "name=it's+%26&count=3"),
  'an object as YAML': withBody('application/yaml', { name: "it's $x", list: [1] }),
  'an object in XML, which is a file': withBody('application/xml', { ignored: true }),
  'bytes of a file': withBody('application/octet-stream', 'ignored'),
};

const SECURITY_SCHEMES: ApiModel['securitySchemes'] = [
  { id: 'key', notes: [], deprecated: false, type: 'http' as const, scheme: 'basic' },
  { id: 'basic', notes: [], deprecated: false, type: 'http' as const, scheme: 'basic' },
  { id: 'bearer', notes: [], deprecated: false, type: 'http' as const, scheme: 'bearer' },
  { id: 'headerKey', notes: [], deprecated: false, type: 'apiKey' as const, in: 'header', name: 'X-Key' },
  { id: 'queryKey', notes: [], deprecated: false, type: 'apiKey' as const, in: 'query', name: 'api_key' },
  { id: 'cookieKey', notes: [], deprecated: false, type: 'apiKey' as const, in: 'cookie', name: 'key' },
];

/** Titles of requests that hold everything some language finds difficult. */
export const TORTURE_TITLES = Object.keys(OPERATIONS);

/** One of these requests, to be sent to a server. */
export function tortureRequest(title: string, serverUrl: string): HttpRequest {
  const given = OPERATIONS[title];
  const example = given?.requests[0];
  if (!given || !example) throw new Error(`There is no request ${title}.`);
  return buildHttpRequest(
    given,
    example,
    model({
      servers: [{ url: `${serverUrl}/{stage}`, variables: [{ name: 'stage', default: 'v1' }] }],
      securitySchemes: SECURITY_SCHEMES,
      extensions: {
        'example-credentials': { key: 'sk_test_EXAMPLE:', basic: "ada:it's $x", bearer: 'at_EXAMPLE' },
      },
    }),
  );
}
