import { expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { fitsType } from '../../../generator/emit/clients/calls/fits-type';
import type { NamedType, TypeRef } from '../../../generator/model/type-plan/type-plan';

const types = new Map<string, NamedType>([
  [
    'Thing',
    {
      name: 'Thing',
      use: 'write',
      kind: 'object',
      rest: 'open',
      fields: [
        { name: 'id', required: true, type: { kind: 'integer' } },
        { name: 'note', required: false, type: { kind: 'string', nullable: true } },
      ],
    },
  ],
  ['State', { name: 'State', use: 'write', kind: 'enum', values: ['open', 'closed'], open: false }],
  [
    'Either',
    {
      name: 'Either',
      use: 'write',
      kind: 'union',
      variants: [
        { kind: 'named', name: 'Thing' },
        { kind: 'named', name: 'State' },
      ],
    },
  ],
]);
const thing: TypeRef = { kind: 'named', name: 'Thing' };
const state: TypeRef = { kind: 'named', name: 'State' };

it.each<[value: Json, type: TypeRef, fits: boolean]>([
  ['a', { kind: 'string' }, true],
  [1, { kind: 'string' }, false],
  [1.5, { kind: 'number' }, true],
  [1.5, { kind: 'integer' }, false],
  [null, { kind: 'string' }, false],
  [null, { kind: 'string', nullable: true }, true],
  [null, { kind: 'any' }, true],
  [[1, 2], { kind: 'list', of: { kind: 'integer' } }, true],
  [[1, 'a'], { kind: 'list', of: { kind: 'integer' } }, false],
  [{ a: 1 }, { kind: 'map', of: { kind: 'integer' } }, true],
  [{ a: null }, { kind: 'map', of: { kind: 'integer' } }, false],
  [['a'], { kind: 'tuple', first: [{ kind: 'string' }, { kind: 'integer' }] }, true],
  [['a', 'b'], { kind: 'tuple', first: [{ kind: 'string' }, { kind: 'integer' }] }, false],
  [true, { kind: 'either', of: [{ kind: 'string' }, { kind: 'boolean' }] }, true],
  ['b', { kind: 'const', value: 'a' }, false],
  [{ id: 1 }, thing, true],
  [{ id: 1, note: null }, thing, true],
  [{ note: 'a' }, thing, false],
  [{ id: 1, nota: 'a' }, thing, false],
  ['open', state, true],
  ['later', state, false],
  ['closed', { kind: 'named', name: 'Either' }, true],
  [3, { kind: 'named', name: 'Either' }, false],
])('of %j, the type %j says %s', (value, type, fits) => {
  expect(fitsType(value, type, types)).toBe(fits);
});
