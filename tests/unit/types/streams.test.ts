import { beforeAll, expect, test } from 'vitest';
import { emitTypes } from '../../../generator/emit/types/emit-types';
import { doc } from '../../builders/description';
import { referenceTo } from '../../builders/reference-to';
import { typeCheck } from '../../builders/type-check';

const response = { $ref: '#/components/responses/Watched' };
const description = doc({
  openapi: '3.2.0',
  paths: {
    '/items': {
      get: { operationId: 'watch', responses: { 200: response } },
      post: {
        operationId: 'send',
        requestBody: { content: { 'application/jsonl': { itemSchema: referenceTo('Item') } } },
        responses: { 204: { description: 'Stored.' } },
      },
    },
  },
  components: {
    responses: {
      Watched: {
        description: 'Items.',
        content: {
          'text/event-stream': { schema: referenceTo('Item') },
          'application/jsonl': { itemSchema: referenceTo('Item') },
          'application/json': { schema: { type: 'array', items: referenceTo('Item') } },
        },
      },
    },
    schemas: { Item: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } },
  },
});

const USE = `
export type Contents = components['responses']['Watched']['content'];
export type ItemOf<Body> = Body extends Stream<infer Item> ? Item : 'no stream';
export const event: ItemOf<Contents['text/event-stream']> = { id: 1 };
export const line: ItemOf<Contents['application/jsonl']> = { id: 1 };
// @ts-expect-error -- an id is a number
export const wrong: ItemOf<Contents['application/jsonl']> = { id: 'one' };
export const list: ItemOf<Contents['application/json']> = 'no stream';
export const read = (body: Contents['application/jsonl']): ReadableStream<Uint8Array> => body;
export const sent: NonNullable<operations['send']['requestBody']>['content']['application/jsonl'] = [{ id: 1 }];
`;

let types = '';

beforeAll(async () => {
  const [file] = await emitTypes(description);
  types = file?.content ?? '';
});

test('a response that is a stream has the type of its items, and a request is a list of them', () => {
  expect(typeCheck(new Map([['streams', types + USE]])).get('streams')).toEqual([]);
});

test('types without a stream do not declare one', async () => {
  const [file] = await emitTypes(doc({ paths: {} }));
  expect(file?.content).not.toContain('Stream');
});
