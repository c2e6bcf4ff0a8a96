import { expect, test } from 'vitest';
import { buildCall, type CallField, fillFields, toRequest } from '#core/http/call';
import type { Serialization, Style } from '#core/http/wire/serialization';

const operation = { method: 'PUT', path: '/shelves/{shelf}/books/{id}' };

test('puts each value where it belongs, encoded', () => {
  const call = buildCall(operation, {
    parameters: fillFields({
      path: { shelf: 'a/b', id: '7' },
      query: { q: 'Zoë & co', empty: '' },
      header: { 'X-Trace': 't1', 'X-Empty': '' },
      cookie: { theme: 'a b' },
    }),
    headers: { Accept: 'application/json' },
    body: '{}',
  });
  expect(call).toEqual({
    method: 'PUT',
    path: '/shelves/a%2Fb/books/7?q=Zo%C3%AB%20%26%20co',
    headers: { Accept: 'application/json', 'X-Trace': 't1', Cookie: 'theme=a%20b' },
    body: '{}',
  });
});

test('writes lists and objects as the description says', () => {
  const styled = (style: Style, explode: boolean): Serialization => ({
    kind: 'style',
    style,
    explode,
    allowReserved: false,
  });
  const fields: CallField[] = [
    { in: 'path', name: 'id', serialization: styled('matrix', false), kind: 'array' },
    { in: 'query', name: 'tags', serialization: styled('pipeDelimited', false), kind: 'array' },
    { in: 'query', name: 'near', serialization: styled('deepObject', true), kind: 'object' },
    { in: 'query', name: 'filter', serialization: { kind: 'content', mediaType: 'application/json' } },
    { in: 'header', name: 'X-Ids', serialization: styled('simple', false), kind: 'array' },
  ];
  const parameters = fillFields(
    {
      path: { shelf: 'a', id: '[1,2]' },
      query: { tags: 'a, b|c', near: '{"lat":1}', filter: 'null' },
      header: { 'X-Ids': '["1","2"]' },
    },
    fields,
  );
  expect(buildCall({ method: 'GET', path: '/{shelf}/{id}' }, { parameters, headers: {} })).toEqual({
    method: 'GET',
    path: '/a/;id=1,2?tags=a%7Cb%7Cc&near%5Blat%5D=1&filter=null',
    headers: { 'X-Ids': '1,2' },
  });
});

test('has neither query nor body without values', () => {
  const call = buildCall({ method: 'GET', path: '/books' }, { parameters: [], headers: {} });
  expect(call).toEqual({ method: 'GET', path: '/books', headers: {} });
});

test('sends what the call says', async () => {
  const call = { method: 'POST', path: '/books?x=1', headers: { 'X-Trace': 't1' }, body: '{"a":1}' };
  const request = toRequest(call, 'https://books.example/v1');
  expect([request.method, request.url]).toEqual(['POST', 'https://books.example/v1/books?x=1']);
  expect(request.headers.get('X-Trace')).toBe('t1');
  expect(await request.text()).toBe('{"a":1}');
});
