import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import type { Operation, Response } from '../../../generator/model/api/api-model';
import { joinQuery } from '#core/http/wire/write-parameters';
import type { Style } from '#core/http/wire/serialization';
import { buildHttpRequest, type HttpRequest } from '../../../generator/emit/snippets/http-request';
import { model, operation, type ParameterWithValue } from './support/build-operation';

function build(given: Operation, api = model()): HttpRequest {
  return buildHttpRequest(given, given.requests[0]!, api);
}

function response(status: string, ...mediaTypes: string[]): Response {
  const content = mediaTypes.map((mediaType) => ({
    mediaType,
    encoding: [],
    prefixEncoding: [],
    examples: [],
    externalExamples: [],
  }));
  return { status, notes: [], deprecated: false, headers: [], links: [], content };
}

describe('buildHttpRequest', () => {
  it('puts the method, the path and the values of an example together', () => {
    const given = operation({ id: 'updateThing', method: 'put', path: '/things/{id}' }, [
      { in: 'path', name: 'id', value: 'a/b ü' },
      { in: 'query', name: 'dry_run', value: true },
      { in: 'header', name: 'X-Trace', value: 7 },
    ]);
    expect(build(given)).toMatchObject({
      operationId: 'updateThing',
      method: 'PUT',
      pathTemplate: '/things/{id}',
      path: '/things/a%2Fb%20%C3%BC',
      query: [{ name: 'dry_run', value: 'true' }],
      headers: [
        { name: 'Accept', value: 'application/json' },
        { name: 'X-Trace', value: '7' },
      ],
    });
  });

  const query = (
    value: ParameterWithValue['value'],
    style?: Style,
    explode?: boolean,
  ): ParameterWithValue => ({
    in: 'query',
    name: 'color',
    value,
    ...(style && { style }),
    ...(explode !== undefined && { explode }),
  });

  // The table of the OpenAPI Specification, "Style Examples".
  const list = ['blue', 'black', 'brown'];
  const object = { R: 100, G: 200, B: 150 };
  it.each([
    { title: 'form, exploded list', given: query(list), want: 'color=blue&color=black&color=brown' },
    { title: 'form, list', given: query(list, 'form', false), want: 'color=blue,black,brown' },
    { title: 'form, object', given: query(object, 'form', false), want: 'color=R,100,G,200,B,150' },
    { title: 'form, exploded object', given: query(object), want: 'R=100&G=200&B=150' },
    {
      title: 'spaceDelimited list',
      given: query(list, 'spaceDelimited', false),
      want: 'color=blue%20black%20brown',
    },
    {
      title: 'spaceDelimited object',
      given: query(object, 'spaceDelimited', false),
      want: 'color=R%20100%20G%20200%20B%20150',
    },
    {
      title: 'pipeDelimited list',
      given: query(list, 'pipeDelimited', false),
      want: 'color=blue%7Cblack%7Cbrown',
    },
    {
      title: 'deepObject',
      given: query(object, 'deepObject', true),
      want: 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    },
    { title: 'empty list', given: query([]), want: '' },
    { title: 'null', given: query(null), want: '' },
  ])('writes a query parameter in style $title', ({ given, want }) => {
    const pairs = build(operation({}, [given])).query;
    expect(joinQuery(pairs)).toBe(want);
  });

  it.each<{ style: Style; explode: boolean; value: Json; want: string }>([
    { style: 'simple', explode: false, value: list, want: 'blue,black,brown' },
    { style: 'simple', explode: false, value: object, want: 'R,100,G,200,B,150' },
    { style: 'simple', explode: true, value: object, want: 'R=100,G=200,B=150' },
    { style: 'label', explode: false, value: list, want: '.blue,black,brown' },
    { style: 'label', explode: true, value: list, want: '.blue.black.brown' },
    { style: 'label', explode: true, value: object, want: '.R=100.G=200.B=150' },
    { style: 'matrix', explode: false, value: 'blue', want: ';color=blue' },
    { style: 'matrix', explode: false, value: list, want: ';color=blue,black,brown' },
    { style: 'matrix', explode: true, value: list, want: ';color=blue;color=black;color=brown' },
    { style: 'matrix', explode: false, value: object, want: ';color=R,100,G,200,B,150' },
    { style: 'matrix', explode: true, value: object, want: ';R=100;G=200;B=150' },
  ])('writes $value in a path in style $style (explode $explode)', ({ want, ...rest }) => {
    const given = operation({ path: '/{color}' }, [{ in: 'path', name: 'color', ...rest }]);
    expect(build(given).path).toBe(`/${want}`);
  });

  it.each<{ mediaType: string; value: Json; want: object }>([
    { mediaType: 'application/xml', value: '<a/>', want: { kind: 'text', text: '<a/>' } },
    { mediaType: 'application/xml', value: { a: 1 }, want: { kind: 'binary' } },
    { mediaType: 'application/yaml', value: { a: 1 }, want: { kind: 'text', text: '{"a":1}' } },
    { mediaType: 'text/csv', value: 1, want: { kind: 'text', text: '1' } },
    { mediaType: 'application/jsonl', value: '1\n2\n', want: { kind: 'text', text: '1\n2\n' } },
    { mediaType: 'application/x-www-form-urlencoded', value: 'a=1', want: { kind: 'text', text: 'a=1' } },
    { mediaType: 'application/x-www-form-urlencoded', value: { a: 1 }, want: { kind: 'form' } },
    { mediaType: 'image/png', value: 'a picture', want: { kind: 'binary' } },
  ])('writes $value as $mediaType', ({ mediaType, value, want }) => {
    const requests = [{ name: 'default', parameters: [], body: { mediaType, value } }];
    const { body, headers } = build(operation({ requests }));
    expect(body).toMatchObject({ mediaType, ...want });
    expect(headers).toContainEqual({ name: 'Content-Type', value: mediaType });
  });

  it.each<{ mediaType: string; value: Json; want: [type: string, kind: string] }>([
    { mediaType: 'image/*', value: 'a picture', want: ['image/png', 'binary'] },
    { mediaType: 'Text/*', value: 'a text', want: ['text/plain', 'text'] },
    { mediaType: 'multipart/*', value: { a: 1 }, want: ['multipart/form-data', 'multipart'] },
    { mediaType: 'application/*; v=1', value: { a: 1 }, want: ['application/json', 'json'] },
    { mediaType: '*/*', value: [1], want: ['application/json', 'json'] },
    { mediaType: '*/*', value: 'a file', want: ['application/octet-stream', 'binary'] },
  ])('names a type of the range $mediaType for $value', ({ mediaType, value, want }) => {
    const requests = [{ name: 'default', parameters: [], body: { mediaType, value } }];
    const { body, headers } = build(operation({ requests }));
    expect([body?.mediaType, body?.kind]).toEqual(want);
    expect(headers).toContainEqual({ name: 'Content-Type', value: want[0] });
  });

  it('names a placeholder that has no value', () => {
    expect(build(operation({ path: '/things/{id}' })).path).toBe('/things/id');
  });

  it.each([
    {
      title: 'the JSON of a response',
      responses: [response('200', 'text/csv', 'application/json')],
      want: ['application/json', 'json'],
    },
    {
      title: 'a custom type',
      responses: [response('200', 'application/vnd.a+json')],
      want: ['application/vnd.a+json', 'json'],
    },
    { title: 'a text', responses: [response('200', 'text/csv')], want: ['text/csv', 'text'] },
    { title: 'bytes', responses: [response('200', 'application/pdf')], want: ['application/pdf', 'binary'] },
    {
      title: 'no content',
      responses: [response('204'), response('404', 'application/json')],
      want: ['application/json', 'nothing'],
    },
    { title: 'nothing known', responses: [response('204')], want: [undefined, 'nothing'] },
    {
      title: 'errors only',
      responses: [response('410', 'application/json')],
      want: ['application/json', 'never'],
    },
  ])('accepts $title', ({ responses, want }) => {
    const { headers, response: kind } = build(operation({ responses }));
    expect([headers.find(({ name }) => name === 'Accept')?.value, kind]).toEqual(want);
  });

  it('accepts what x-accept says for the whole API', () => {
    const api = model({ extensions: { accept: { value: 'application/json; api_version=20241028' } } });
    expect(build(operation({ responses: [response('204')] }), api).headers).toEqual([
      { name: 'Accept', value: 'application/json; api_version=20241028' },
    ]);
  });

  const server = (url: string, description?: string) => ({
    url,
    ...(description && { description }),
    variables: [
      { name: 'account', default: 'demo' },
      { name: 'unused', default: 'x' },
    ],
  });
  it.each([
    {
      title: 'the first server',
      servers: [server('https://a.example'), server('https://b.example')],
      want: 'https://a.example',
    },
    {
      title: 'the sandbox',
      servers: [
        server('https://{account}.example/api', 'Live'),
        server('https://{account}.sandbox.example/api/', 'Sandbox'),
      ],
      want: 'https://demo.sandbox.example/api',
    },
    {
      title: 'a reserved host for a relative server',
      servers: [server('/v2')],
      want: 'https://YOUR_HOST/v2',
    },
    { title: 'a host to replace without a server', servers: [], want: 'https://YOUR_HOST' },
    {
      title: 'https where the server leaves it open',
      servers: [server('//a.example/v1')],
      want: 'https://a.example/v1',
    },
  ])('calls $title', ({ servers, want }) => {
    expect(build(operation(), model({ servers })).server.url).toBe(want);
  });

  it('prefers the servers of the operation', () => {
    expect(build(operation({ servers: [server('https://own.example')] })).server.url).toBe(
      'https://own.example',
    );
  });

  it('takes the credentials of the first alternative, with the values of x-example-credentials', () => {
    const api = model({
      securitySchemes: [
        { id: 'key', notes: [], deprecated: false, type: 'http', scheme: 'basic' },
        { id: 'token', notes: [], deprecated: false, type: 'http', scheme: 'bearer' },
        { id: 'oauth', notes: [], deprecated: false, type: 'oauth2', flows: [] },
        { id: 'header', notes: [], deprecated: false, type: 'apiKey', in: 'header', name: 'X-Key' },
        { id: 'tls', notes: [], deprecated: false, type: 'mutualTLS' },
      ],
      extensions: { 'example-credentials': { key: 'sk_test_EXAMPLE:', token: 'at_EXAMPLE' } },
    });
    const credentials = (...alternatives: string[][]) => {
      const security = alternatives.map((ids) => ({ schemes: ids.map((id) => ({ id, scopes: [] })) }));
      return build(operation({ security }), api).credentials;
    };
    expect(credentials(['key'], ['token'])).toEqual([
      { kind: 'basic', user: 'sk_test_EXAMPLE', password: '' },
    ]);
    expect(credentials(['token'], ['key'])).toEqual([
      { kind: 'token', scheme: 'Bearer', token: 'at_EXAMPLE' },
    ]);
    expect(credentials(['oauth', 'header', 'tls'])).toEqual([
      { kind: 'token', scheme: 'Bearer', token: 'YOUR_TOKEN' },
      { kind: 'apiKey', in: 'header', name: 'X-Key', key: 'YOUR_API_KEY' },
    ]);
    expect(credentials()).toEqual([]);
    // One header cannot have both.
    expect(credentials(['token', 'header', 'key'])).toEqual([
      { kind: 'token', scheme: 'Bearer', token: 'at_EXAMPLE' },
      { kind: 'apiKey', in: 'header', name: 'X-Key', key: 'YOUR_API_KEY' },
    ]);
  });
});
