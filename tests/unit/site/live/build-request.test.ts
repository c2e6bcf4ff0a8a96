import { describe, expect, test } from 'vitest';
import type { LiveOperation } from '#core/contracts/live';
import type { Style, StyleSerialization } from '#core/http/wire/serialization';
import { buildRequest } from '../../../../site/src/live/build-request';

const styled = (style: Style, explode: boolean): StyleSerialization => ({
  kind: 'style',
  style,
  explode,
  allowReserved: false,
});

const SERVER = 'https://api.example';

const operation = (part: Partial<LiveOperation> = {}): LiveOperation => ({
  method: 'GET',
  path: '/books/{id}',
  summary: 'Get a book',
  servers: [SERVER],
  parameters: [{ in: 'path', name: 'id', serialization: styled('simple', false), required: true }],
  requests: [],
  otherBodies: [],
  security: [],
  ...part,
});

function build(one: LiveOperation, values: Record<string, string>, server = SERVER) {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return buildRequest(one, { server, fields, credentials: one.security[0] ?? [] });
}

describe('a path', () => {
  test.each([
    { given: 'a/b?c#d', want: '/books/a%2Fb%3Fc%23d' },
    { given: '%2e%2e', want: '/books/%252e%252e' },
    { given: '..a', want: '/books/..a' },
    { given: ' ', want: '/books/%20' },
    { given: 'é✓', want: '/books/%C3%A9%E2%9C%93' },
  ])('has $given as one segment', ({ given, want }) => {
    expect(new URL(build(operation(), { 'path.id': given }).address).pathname).toBe(want);
  });

  test.each([
    { path: '/books/{id}', id: '..' },
    { path: '/books/{id}/notes', id: '.' },
    { path: '/books/.{id}/notes', id: '.' },
    { path: '/books/%2e{id}', id: '.' },
  ])('$path with $id would be another operation', ({ path, id }) => {
    expect(() => build(operation({ path }), { 'path.id': id })).toThrow('leads to another operation');
  });

  test.each(['.evil.example/', '@evil.example/', ':80@evil.example/', '0.evil.example'])(
    'cannot be %s, which continues the name of the host',
    (path) => {
      expect(() => build(operation({ path }), {}, 'https://api.example')).toThrow('leads to another server');
    },
  );
});

test('values are serialized by style, and empty ones are left out', () => {
  const parameters: LiveOperation['parameters'] = [
    { in: 'query', name: 'tags', serialization: styled('form', false), kind: 'array' },
    { in: 'query', name: 'near', serialization: styled('deepObject', true), kind: 'object' },
    { in: 'query', name: 'none', serialization: styled('form', true) },
    { in: 'header', name: 'X-Ids', serialization: styled('simple', false), kind: 'array' },
  ];
  const { request } = build(operation({ path: '/books', parameters }), {
    'query.tags': '["a","b,c"]',
    'query.near': '{"lat":1}',
    'query.none': '',
    'header.X-Ids': '1, 2',
  });
  expect(request.url).toBe('https://api.example/books?tags=a,b%2Cc&near%5Blat%5D=1');
  expect(request.headers.get('X-Ids')).toBe('1,2');
});

test('an object that is not JSON is sent as it is typed', () => {
  const parameters: LiveOperation['parameters'] = [
    { in: 'query', name: 'near', serialization: styled('deepObject', true), kind: 'object' },
  ];
  expect(build(operation({ path: '/books', parameters }), { 'query.near': '{lat' }).address).toBe(
    'https://api.example/books?near=%7Blat',
  );
});

test('a header with a line break is refused without its value, which may be a key', () => {
  const one = operation({ security: [[{ id: 'key', kind: 'apiKey', in: 'header', name: 'X-Key' }]] });
  expect(() => build(one, { 'path.id': '1', 'secret.key': 'secret\r\nX-Admin: 1' })).toThrow(
    /^The header X-Key cannot be sent: its value must be one line of Latin letters, digits and signs\.$/,
  );
});

test('a key of the query is sent, replaces a parameter of its name, and is not in the address that is shown', () => {
  const one = operation({
    parameters: [
      ...operation().parameters,
      { in: 'query', name: 'key', serialization: styled('form', true) },
    ],
    security: [[{ id: 'key', kind: 'apiKey', in: 'query', name: 'key' }]],
  });
  const { request, address } = build(one, {
    'path.id': '1',
    'query.key': 'sample',
    'secret.key': ' secret ',
  });
  expect(request.url).toBe('https://api.example/books/1?key=secret');
  expect(address).toBe('https://api.example/books/1?key=sample');
});

test('a method that browsers do not send is named', () => {
  expect(() => build(operation({ method: 'TRACE' }), { 'path.id': '1' })).toThrow(
    'The browser cannot send TRACE with this address or body.',
  );
});
