import { expect, test } from 'vitest';
import { valueAt } from '#core/json/pointer';
import type { JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import { namePartsOf } from '../../../generator/compare/changelog/part-names';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { doc } from '../../builders/description';

const SHARED = { type: 'string' };

const described: BundledDescription & JsonObject = {
  ...doc(),
  paths: {
    '/things': {
      get: {
        parameters: [
          { name: 'limit', in: 'query', schema: { type: 'integer' } },
          { name: 'filter', in: 'query', schema: { type: 'object' } },
          { $ref: '#/components/parameters/Sort' },
        ],
      },
    },
  },
  components: {
    parameters: { Sort: { name: 'sort', in: 'query', schema: { type: 'string' } } },
    schemas: {
      'A.dotted': { type: 'string' },
      Thing: {
        properties: {
          'a.b': { type: 'string' },
          list: { type: 'array', items: { type: 'object', properties: { inner: { type: 'string' } } } },
          one: SHARED,
          other: SHARED,
        },
      },
    },
  },
};

/** The object below `/components/schemas/Thing/properties`. */
const field = (...tokens: string[]) => ['components', 'schemas', 'Thing', 'properties', ...tokens];
const parameter = (...tokens: string[]) => ['paths', '/things', 'get', 'parameters', ...tokens];

test.each([
  { tokens: field('a.b'), part: 'body a.b' },
  { tokens: field('list', 'items'), part: 'body list' },
  { tokens: field('list', 'items', 'properties', 'inner'), part: 'body inner' },
  { tokens: parameter('0'), part: 'query limit' },
  { tokens: parameter('0', 'schema'), part: 'query limit' },
  { tokens: parameter('2'), part: 'query sort' },
  // Its members may be sent under their own names.
  { tokens: parameter('1'), part: undefined },
  // One object under two names.
  { tokens: field('one'), part: undefined },
  // A component: each reference names it anew.
  { tokens: ['components', 'schemas', 'A.dotted'], part: undefined },
])('$tokens is written in $part', ({ tokens, part }) => {
  const found = namePartsOf(described)(objectOf(valueAt(described, tokens)));
  expect(found && `${found.in} ${found.name}`).toBe(part);
});
