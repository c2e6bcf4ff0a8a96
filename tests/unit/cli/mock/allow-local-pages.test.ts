import { expect, test } from 'vitest';
import { allowLocalPages } from '../../../../cli/mock/allow-local-pages';

const serve = allowLocalPages((request) =>
  Promise.resolve(new Response(request.method, { headers: { 'World-Effect': 'none' } })),
);

const ask = (origin: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  serve(new Request('http://127.0.0.1:4010/pets', { ...init, headers: { ...init.headers, Origin: origin } }));

test.each(['http://localhost:3000', 'http://127.0.0.1:5173', 'https://[::1]:8080'])(
  'a page of %s reads answers with their headers',
  async (origin) => {
    const { headers } = await ask(origin);
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(headers.get('Access-Control-Expose-Headers')).toContain('world-effect');
    expect(headers.get('Vary')).toBe('Origin');
  },
);

test('a browser that asks first may send what it asks for', async () => {
  const response = await ask('http://localhost:3000', {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'PATCH', 'Access-Control-Request-Headers': 'api_key' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Methods')).toBe('PATCH');
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('api_key');
});

test.each(['https://example.com', 'http://localhost.example.com', 'http://127.0.0.1.example.com', 'null'])(
  'a page of %s may not read anything',
  async (origin) => {
    const asked = await ask(origin, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Method': 'PUT' },
    });
    const { headers } = await ask(origin);
    expect(asked.status).toBe(200);
    expect([asked.headers, headers].map((one) => one.get('Access-Control-Allow-Origin'))).toEqual([
      null,
      null,
    ]);
  },
);

test('a request without a page is passed on as it is', async () => {
  const response = await serve(new Request('http://127.0.0.1:4010/pets'));
  expect(response.headers.get('World-Effect')).toBe('none');
  expect([...response.headers.keys()].filter((name) => /^(?:access-control-|vary)/.test(name))).toEqual([]);
});
