import { expect, test } from 'vitest';
import { listErrors } from '../../../generator/emit/search/errors';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';

test('fields of what all operations return are found on the errors page when it is an error', () => {
  const answer = (name: string) => ({
    description: name,
    content: { 'application/json': { schema: { properties: { [name]: { type: 'string' } } } } },
  });
  const get = { responses: { 200: answer('result'), 503: answer('until') } };
  const model = modelOf({ paths: { '/bills': { get }, '/cards': { get } } });
  const found = listErrors(createWordingContext(model)).map(({ url }) => url);
  expect(found).toEqual(['/api/errors/#503', '/api/errors/#503.until']);
});
