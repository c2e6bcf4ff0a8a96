import { expect, test } from 'vitest';
import { stableId } from '../../../generator/emit/postman/stable-id';

test('an id is a UUID, the same for the same name, and another for another name', () => {
  expect(stableId('getBook default')).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  expect(stableId('getBook default')).toBe(stableId('getBook default'));
  expect(stableId('getBook default')).not.toBe(stableId('getBook other'));
});
