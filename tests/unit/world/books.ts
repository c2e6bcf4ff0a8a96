import type { JsonObject } from '#core/json/json';
import { doc } from '../../builders/description';
import { worldOfBundle, type OpenedWorld } from '../../corpus/world/open-world';
import { createWorld, type World } from '#core/world/world';
import { handle } from '#core/world/handle';
import type { WorldAnswer } from '#core/world/answer';

const bookRef = { $ref: '#/components/schemas/Book' };
const json = (schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  'application/json': { schema, ...more },
});

const DUNE = { id: 'bk_0007', title: 'Dune', pages: 412, state: 'draft', createdAt: '2024-03-01T10:00:00Z' };

const notFound: JsonObject = {
  description: 'No such book',
  content: json({
    type: 'object',
    required: ['message'],
    properties: { message: { type: 'string' } },
  }),
};

/** Books on shelves: everything that a collection may have, in a description of a few lines. */
const PATHS: Record<string, JsonObject> = {
  '/books': {
    get: {
      operationId: 'listBooks',
      parameters: [
        { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, default: 20 } },
        { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0 } },
        { name: 'title', in: 'query', schema: { type: 'string' } },
        { name: 'min_pages', in: 'query', schema: { type: 'integer' } },
      ],
      responses: {
        200: {
          description: 'A page',
          content: json({
            type: 'object',
            required: ['data', 'total', 'has_more'],
            properties: {
              data: { type: 'array', items: bookRef },
              total: { type: 'integer' },
              has_more: { type: 'boolean' },
            },
          }),
        },
      },
    },
    post: {
      operationId: 'createBook',
      requestBody: { required: true, content: json({ $ref: '#/components/schemas/NewBook' }) },
      responses: { 201: { description: 'Created', content: json(bookRef) }, 422: notFound },
    },
  },
  '/books/{bookId}': {
    parameters: [{ name: 'bookId', in: 'path', required: true, schema: { type: 'string' } }],
    get: {
      operationId: 'getBook',
      responses: { 200: { description: 'A book', content: json(bookRef, { example: DUNE }) }, 404: notFound },
    },
    put: {
      operationId: 'replaceBook',
      requestBody: { required: true, content: json({ $ref: '#/components/schemas/NewBook' }) },
      responses: { 200: { description: 'The book', content: json(bookRef) }, 404: notFound },
    },
    patch: {
      operationId: 'updateBook',
      requestBody: {
        required: true,
        content: json({
          type: 'object',
          properties: { title: { type: 'string' }, pages: { type: 'integer' }, note: { type: 'string' } },
        }),
      },
      responses: { 200: { description: 'The book', content: json(bookRef) }, 404: notFound },
    },
    delete: { operationId: 'deleteBook', responses: { 204: { description: 'Gone' }, 404: notFound } },
  },
  '/books/{bookId}/publish': {
    parameters: [{ name: 'bookId', in: 'path', required: true, schema: { type: 'string' } }],
    post: {
      operationId: 'publishBook',
      responses: { 200: { description: 'The book', content: json(bookRef) }, 404: notFound },
    },
  },
  '/books/{bookId}/print': {
    parameters: [{ name: 'bookId', in: 'path', required: true, schema: { type: 'string' } }],
    post: {
      operationId: 'printBook',
      requestBody: { content: json({ type: 'object', properties: { copies: { type: 'integer' } } }) },
      responses: {
        202: {
          description: 'An order',
          content: json(
            { type: 'object', properties: { copies: { type: 'integer' }, price: { type: 'number' } } },
            { example: { copies: 100, price: 49.99 } },
          ),
        },
      },
    },
  },
  '/settings': {
    get: {
      operationId: 'getSettings',
      responses: { 200: { description: 'All', content: json({ $ref: '#/components/schemas/Settings' }) } },
    },
    put: {
      operationId: 'putSettings',
      requestBody: { required: true, content: json({ $ref: '#/components/schemas/Settings' }) },
      responses: { 200: { description: 'All', content: json({ $ref: '#/components/schemas/Settings' }) } },
    },
  },
};

const writable = {
  title: { type: 'string', minLength: 1 },
  pages: { type: 'integer', minimum: 1 },
  note: { type: 'string', default: 'none' },
  password: { type: 'string', writeOnly: true },
};

export const BOOKS = doc({
  paths: PATHS,
  components: {
    schemas: {
      NewBook: { type: 'object', required: ['title'], properties: writable },
      Book: {
        type: 'object',
        required: ['id', 'title', 'state', 'createdAt'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^bk_\\d{4}$', readOnly: true },
          ...writable,
          state: { type: 'string', enum: ['draft', 'published'], readOnly: true },
          createdAt: { type: 'string', format: 'date-time', readOnly: true },
        },
      },
      Settings: {
        type: 'object',
        required: ['theme'],
        properties: { theme: { type: 'string' }, size: { type: 'integer' } },
      },
    },
  },
});

let opened: OpenedWorld | undefined;

/** A fresh world of books, whose schemas are compiled once. */
export function openBooks(): { world: World; opened: OpenedWorld } {
  opened ??= worldOfBundle(structuredClone(BOOKS));
  return { world: createWorld(opened.source), opened };
}

/** Sends a request to a world. */
export function send(world: World, method: string, address: string, body?: unknown): WorldAnswer {
  const url = new URL(`http://localhost${address}`);
  return handle(world, {
    method,
    path: url.pathname,
    query: url.search.slice(1),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  });
}
