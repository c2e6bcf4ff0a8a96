import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { createWorldServer } from '#core/world/serve-world';
import { createWorld } from '#core/world/world';
import { doc } from '../../builders/description';
import { worldOfBundle } from '../../corpus/world/open-world';
import { openBooks, send } from './books';

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** A description whose members and parameters have the names of members that all objects have. */
function openNames() {
  const properties = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }]));
  const Thing: JsonObject = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, ...properties },
  };
  const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
  const list: JsonObject = {
    type: 'object',
    properties: { items: { type: 'array', items: Thing }, constructor: { type: ['string', 'null'] } },
  };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const query = NAMES.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));
  const headers = NAMES.map((name) => ({ name, in: 'header', schema: { type: 'string' } }));
  return createWorld(
    worldOfBundle(
      doc({
        paths: {
          '/things': {
            get: {
              parameters: [...query, ...headers],
              responses: { 200: { description: '', ...json(list) } },
            },
            post: { requestBody: json(Thing), responses: { 201: { description: '', ...json(Thing) } } },
          },
          '/things/{id}': {
            parameters: [id],
            get: { responses: { 200: { description: '', ...json(Thing) } } },
            put: { requestBody: json(Thing), responses: { 200: { description: '', ...json(Thing) } } },
          },
        },
      }),
    ).source,
  );
}

test('names that all objects have are members, filters and headers like others', () => {
  const world = openNames();
  const body = '{"constructor": "a", "__proto__": "b"}';
  const created = send(world, 'POST', '/things', `{"id": 1, ${body.slice(1)}`);
  expect(created.status).toBe(201);
  expect(JSON.stringify(created.body)).toContain('"__proto__":"b"');
  expect(send(world, 'GET', '/things').body).toMatchObject({ items: [{ constructor: 'a' }] });
  expect(send(world, 'GET', '/things?constructor=z').body).toMatchObject({ items: [] });
  expect(send(world, 'PUT', '/things/1', '{"id": 1, "toString": "c"}').body).toEqual({
    id: 1,
    toString: 'c',
  });
});

test.each(['__proto__', 'constructor', '..', '%2e%2e%2fetc%2fpasswd', '%00', '%', 'a'.repeat(10_000)])(
  'the id %s is unknown',
  (id) => {
    const answer = send(openBooks().world, 'GET', `/books/${id}`);
    expect([400, 404]).toContain(answer.status);
    expect(answer.kind).toBe('refused');
  },
);

const { source } = openBooks().opened;

test('a body that is too long is not kept', async () => {
  const server = createWorldServer(source);
  const response = await server.fetch(
    new Request('http://localhost/books', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: `{"title": "${'a'.repeat(1_000_000)}"}`,
    }),
  );
  expect(response.status).toBe(413);
  expect(response.headers.get('World-Answer')).toContain('body-size');
});

test.each(['__proto__', 'constructor', 'a'])('a world of the name %s is like others', async (name) => {
  const { fetch } = createWorldServer(source);
  const at = (path: string, init?: RequestInit) =>
    fetch(new Request(`http://localhost/s/${name}${path}`, init));
  expect((await at('/books')).status).toBe(200);
  expect((await at('/__reset')).status).toBe(405);
  expect((await at('/__reset', { method: 'POST' })).status).toBe(204);
});
