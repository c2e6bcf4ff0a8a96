import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { buildErrorsData } from '../../../../generator/pages/data/errors';
import { contextOf } from '../../../builders/pages';

/** An operation whose 422 has a body with that field alone, which no component names. */
function failing(field: string): JsonObject {
  const schema = { type: 'object', properties: { [field]: { type: 'string' } } };
  return { responses: { 422: { description: 'Wrong', content: { 'application/json': { schema } } } } };
}

test('the bodies of an error that have no name are each shown once', () => {
  const { errors } = buildErrorsData(
    contextOf({
      paths: {
        '/a': { post: failing('message') },
        '/b': { post: failing('reason') },
        '/c': { post: failing('message') },
      },
    }),
  );
  const fields = errors[0]?.content?.map(({ schema }) => schema?.fields?.map(({ name }) => name));
  expect(fields).toEqual([['message'], ['reason']]);
});
