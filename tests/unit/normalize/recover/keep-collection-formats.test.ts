import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import {
  completeForms,
  keepCollectionFormats,
} from '../../../../generator/read/normalize/recover/keep-collection-formats';

const list = { type: 'array', items: { type: 'string' } };

test('only formats that no style says are kept in an extension', () => {
  const parameters: JsonObject[] = [
    { name: 'a', in: 'query', ...list, collectionFormat: 'tsv' },
    { name: 'b', in: 'query', ...list, collectionFormat: 'pipes' },
    { name: 'c', in: 'header', ...list, collectionFormat: 'pipes' },
    { name: 'd', in: 'path', type: 'string', collectionFormat: 'ssv' },
  ];
  keepCollectionFormats({ paths: { '/': { get: { parameters } } } });
  expect(parameters.map((one) => one['x-collection-format'])).toEqual(['tsv', undefined, 'pipes', undefined]);
});

test('a field of a form keeps its schema, example and format', () => {
  const field = {
    name: 'a',
    in: 'formData',
    ...list,
    minItems: 1,
    'x-example': ['x'],
    collectionFormat: 'ssv',
  };
  const fields = keepCollectionFormats({ paths: { '/': { post: { parameters: [field] } } } });
  const upgraded = () => ({ schema: { type: 'object', properties: { a: { type: 'array' } } } });
  const content: { [type: string]: JsonObject } = {
    'application/x-www-form-urlencoded': upgraded(),
    'multipart/form-data': upgraded(),
  };
  completeForms({ paths: { '/': { post: { requestBody: { content } } } } }, fields);
  const schema = { type: 'object', properties: { a: { ...list, minItems: 1, example: ['x'] } } } as Json;
  expect(content).toEqual({
    'application/x-www-form-urlencoded': {
      schema,
      encoding: { a: { style: 'spaceDelimited', explode: false } },
    },
    'multipart/form-data': { schema },
  });
});
