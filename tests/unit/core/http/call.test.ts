import { expect, test } from 'vitest';
import { buildCall, toRequest } from '#core/http/call';

const operation = { method: 'PUT', path: '/shelves/{shelf}/books/{id}' };

test('puts each value where it belongs, encoded', () => {
  const call = buildCall(operation, {
    parameters: {
      path: { shelf: 'a/b', id: '7' },
      query: { q: 'Zoë & co', empty: '' },
      header: { 'X-Trace': 't1', 'X-Empty': '' },
    },
    headers: { Accept: 'application/json' },
    body: '{}',
  });
  expect(call).toEqual({
    method: 'PUT',
    path: '/shelves/a%2Fb/books/7?q=Zo%C3%AB%20%26%20co',
    headers: { Accept: 'application/json', 'X-Trace': 't1' },
    body: '{}',
  });
});

test('has neither query nor body without values', () => {
  const call = buildCall({ method: 'GET', path: '/books' }, { parameters: {}, headers: {} });
  expect(call).toEqual({ method: 'GET', path: '/books', headers: {} });
});

test('sends what the call says', async () => {
  const call = { method: 'POST', path: '/books?x=1', headers: { 'X-Trace': 't1' }, body: '{"a":1}' };
  const request = toRequest(call, 'https://books.example/v1');
  expect([request.method, request.url]).toEqual(['POST', 'https://books.example/v1/books?x=1']);
  expect(request.headers.get('X-Trace')).toBe('t1');
  expect(await request.text()).toBe('{"a":1}');
});
