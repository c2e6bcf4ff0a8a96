import type { JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { SimulatorSettings } from '../../../generator/emit/simulator/settings/settings';

/** The settings that the simulator of the books needs in addition to their description. */
export const BOOK_SETTINGS: SimulatorSettings = {
  baseUrl: 'http://127.0.0.1:9/books',
  errorHeader: 'X-Want-Error',
  paging: { before: 'created_before', size: 'limit', more: 'X-More' },
  credentials: [
    { name: 'key', scheme: 'basic', value: 'sk_1', account: 1, scope: 'write' },
    { name: 'reader', scheme: 'bearer', value: 'at_reader', account: 1, scope: 'read' },
    { name: 'stranger', scheme: 'basic', value: 'sk_9' },
  ],
  hidden: { id: 7, cause: 'Book 7 is locked away.', except: [] },
  records: { time: 'created_at', sequences: {}, nested: {}, nestedIds: {}, memory: {} },
  reproductions: {
    unknownIds: { integer: 4, string: 'none' },
    wrongQuery: {},
    wrongFields: {},
    operations: {},
  },
};

const content = (schema: JsonObject, examples: JsonObject = {}) => ({
  'application/json': { schema, examples },
});

/** A description of books with everything the stage reads; `members` replace those at the root. */
export function describeBooks(members: Partial<BundledDescription> = {}): BundledDescription {
  const book = { $ref: '#/components/schemas/Book' };
  return {
    openapi: '3.1.0',
    info: { title: 'Books', version: '1' },
    'x-sandbox': { documentLimit: { max: 3, headers: ['X-Limit', 'X-Remaining'] } },
    'x-limits': { rate: { calls: 2, windowSeconds: 1 } },
    'x-api-versions': [{ version: '2' }, { version: '1' }],
    paths: {
      '/shelf/books': {
        get: {
          operationId: 'listBooks',
          security: [{ basicAuth: [] }, { oauth2: ['read_only'] }],
          parameters: [
            { $ref: '#/components/parameters/Limit' },
            { name: 'created_before', in: 'query', schema: { type: 'integer' } },
          ],
          responses: {
            '200': {
              headers: { 'X-More': { $ref: '#/components/headers/More' } },
              content: content(
                { type: 'array', items: book },
                {
                  default: {
                    value: [
                      { id: 9, title: 'New', author: { id: 3 }, created_at: 900 },
                      { id: 8, title: 'In the list', created_at: 800 },
                    ],
                  },
                },
              ),
            },
            '400': { $ref: '#/components/responses/BadRequest' },
          },
        },
        post: {
          operationId: 'createBook',
          requestBody: { required: true, content: content(book) },
          responses: {
            '201': {
              content: content(book, { default: { value: { id: 11, title: 'Made', created_at: 1100 } } }),
            },
          },
        },
      },
      '/shelf/books/{id}': {
        get: {
          operationId: 'getBook',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 8 }],
          responses: {
            '200': {
              content: content(book, { default: { value: { id: 8, title: 'On its own', created_at: 800 } } }),
            },
          },
        },
        delete: {
          operationId: 'deleteBook',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 8 }],
          responses: { '410': { $ref: '#/components/responses/BadRequest' } },
        },
      },
    },
    components: {
      parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', default: 25 } } },
      headers: { More: { schema: { type: 'string', enum: ['true', 'false'] } } },
      responses: {
        BadRequest: {
          content: content({ $ref: '#/components/schemas/Error' }, { default: { value: { error: 'Bad.' } } }),
        },
      },
      schemas: {
        Error: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
        Base: {
          type: 'object',
          properties: {
            title: { type: 'string', maxLength: 5 },
            kind: { type: 'string', default: 'paper' },
            notes: { type: ['string', 'null'] },
            published: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
          },
        },
        Book: {
          allOf: [{ $ref: '#/components/schemas/Base' }],
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'integer', readOnly: true },
            scan: { type: ['string', 'null'], writeOnly: true },
            copies: { type: 'array', items: { type: 'integer' }, readOnly: true },
          },
        },
      },
    },
    ...members,
  };
}
