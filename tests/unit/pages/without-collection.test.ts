import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadWithoutCollection } from '../../../generator/emit/pages/without-collection';

const loadForPlugin = createRequire(require.resolve('docusaurus-plugin-openapi-docs/lib/openapi'));
const COLLECTION = loadForPlugin.resolve('postman-collection');

test('the packages of the collection are replaced while the plugin loads, and not afterwards', () => {
  const before = loadForPlugin.cache[COLLECTION];
  const during = loadWithoutCollection(loadForPlugin, () => loadForPlugin('postman-collection') as object);
  expect(Object.keys(during)).toEqual(['Collection']);
  expect(loadForPlugin.cache[COLLECTION]).toBe(before);
  expect(() =>
    loadWithoutCollection(loadForPlugin, () => {
      throw new Error('It does not load.');
    }),
  ).toThrow('It does not load.');
  expect(loadForPlugin.cache[COLLECTION]).toBe(before);
});
