import { describe, expect, test } from 'vitest';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Json, JsonObject } from '#core/json/json';
import { compareResponse } from './compare-response';

const NOW = 1732903500;
const description: BundledDescription = {
  openapi: '3.1.0',
  info: { title: 'Books', version: '1' },
  components: {
    schemas: {
      Time: { type: 'integer' },
      Base: { properties: { id: { type: 'integer', 'x-assigned': 'record' } } },
      Book: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        properties: {
          url: { type: 'string', 'x-assigned': 'record' },
          created_at: { $ref: '#/components/schemas/Time', 'x-assigned': 'time' },
          title: { type: 'string' },
        },
      },
    },
  },
};
const schema = { type: 'array', items: { $ref: '#/components/schemas/Book' } };

const differencesOf = (example: Json, response: Json, sentAt?: number) =>
  compareResponse({ description, schema, example, response, ...(sentAt !== undefined && { sentAt }) });

describe('a value that the API assigns may differ', () => {
  test.each<{ example: JsonObject; response: JsonObject }>([
    { example: { id: 1 }, response: { id: 2 } },
    { example: { url: 'https://x.example/7.pdf' }, response: { url: 'https://x.example/8.pdf' } },
    { example: { created_at: 5 }, response: { created_at: NOW } },
    { example: { created_at: '2024-01-01' }, response: { created_at: '2024-11-29' } },
  ])('$response', ({ example, response }) => {
    expect(differencesOf([example], [response], NOW)).toEqual([]);
  });
});

describe('any other difference is named', () => {
  test.each<{ example: Json; response: Json; want: string }>([
    { example: [{ title: 'A' }], response: [{ title: 'B' }], want: '/0/title: shown "A", returned "B"' },
    { example: [{ title: null }], response: [{}], want: '/0/title: shown null, returned undefined' },
    { example: [{}], response: [{ more: 1 }], want: '/0/more: shown undefined, returned 1' },
    {
      example: [{ id: 1 }],
      response: [{ id: 1 }, { id: 2 }],
      want: '/1: shown undefined, returned {"id":2}',
    },
    { example: [{ id: 1 }], response: [{ id: '2' }], want: '/0/id: shown 1, returned "2"' },
    { example: [{ id: 1 }], response: [{ id: 90210 }], want: '/0/id: shown 1, returned 90210' },
    {
      example: [{ url: 'https://x.example/7' }],
      response: [{ url: 'https://y.example/7' }],
      want: '/0/url: shown "https://x.example/7", returned "https://y.example/7"',
    },
    {
      example: [{ created_at: 5 }],
      response: [{ created_at: 6 }],
      want: '/0/created_at: shown 5, returned 6',
    },
    { example: [], response: {}, want: ': shown [], returned {}' },
  ])('$want', ({ example, response, want }) => {
    expect(differencesOf(example, response, NOW)).toEqual([want]);
  });

  test('a time, when the request is sent at that of the example', () => {
    expect(differencesOf([{ created_at: 5 }], [{ created_at: NOW }])).toEqual([
      `/0/created_at: shown 5, returned ${NOW}`,
    ]);
  });
});

test('a mark of another kind is refused', () => {
  const call = () =>
    compareResponse({ description, schema: { 'x-assigned': 'id' }, example: 1, response: 2, sentAt: NOW });
  expect(call).toThrow('x-assigned is "id" at : write record or time.');
});
