import { assert, property, array, string } from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { formatPointer, joinPointer, parseFragment, parsePointer, valueAt } from '#core/json/pointer';

// The document and its pointers of RFC 6901, section 5.
const DOCUMENT = {
  foo: ['bar', 'baz'],
  '': 0,
  'a/b': 1,
  'c%d': 2,
  'e^f': 3,
  'g|h': 4,
  'i\\j': 5,
  'k"l': 6,
  ' ': 7,
  'm~n': 8,
};
const VALUES: [pointer: string, value: unknown][] = [
  ['', DOCUMENT],
  ['/foo', ['bar', 'baz']],
  ['/foo/0', 'bar'],
  ['/', 0],
  ['/a~1b', 1],
  ['/c%d', 2],
  ['/e^f', 3],
  ['/g|h', 4],
  ['/i\\j', 5],
  ['/k"l', 6],
  ['/ ', 7],
  ['/m~0n', 8],
];

describe('a pointer', () => {
  test.each(VALUES)('%j leads to its value', (pointer, value) => {
    expect(valueAt(DOCUMENT, parsePointer(pointer))).toEqual(value);
  });

  test.each(VALUES)('%j is written as it was read', (pointer) => {
    expect(formatPointer(parsePointer(pointer))).toBe(pointer);
  });

  test('any tokens survive writing and reading', () => {
    const survive = (tokens: string[]) => isDeepStrictEqual(parsePointer(formatPointer(tokens)), tokens);
    assert(property(array(string()), survive));
  });

  test('joinPointer goes on from a pointer or a fragment', () => {
    expect(joinPointer('/paths', '/a')).toBe('/paths/~1a');
    expect(joinPointer('#', 'a~b')).toBe('#/a~0b');
  });
});

describe('a fragment', () => {
  // The same section 6, as URI fragments.
  test.each([
    ['#', []],
    ['#/foo/0', ['foo', '0']],
    ['#/a~1b', ['a/b']],
    ['#/c%25d', ['c%d']],
    ['#/e%5Ef', ['e^f']],
    ['#/g%7Ch', ['g|h']],
    ['#/k%22l', ['k"l']],
    ['#/%20', [' ']],
    ['#/m~0n', ['m~n']],
  ])('%s is read as the RFC reads it', (fragment, tokens) => {
    expect(parseFragment(fragment)).toEqual(tokens);
  });

  test.each([
    { fragment: '#/paths/~1a%7E1b', tokens: ['paths', '/a/b'], why: '`%` is decoded before `~`' },
    { fragment: '#/paths/%2Fa', tokens: ['paths', '/a'], why: 'an encoded slash is part of a token' },
    { fragment: '#/100%/x', tokens: ['100%', 'x'], why: 'a lone `%` is not an escape' },
    { fragment: '#/~01', tokens: ['~1'], why: '`~0` is decoded last' },
    { fragment: '#/', tokens: [], why: 'Redocly writes the whole document so' },
    { fragment: '#tree', tokens: undefined, why: 'an anchor is not a pointer' },
    { fragment: 'other.yaml#/a', tokens: undefined, why: 'it is more than a fragment' },
  ])('$fragment: $why', ({ fragment, tokens }) => {
    expect(parseFragment(fragment)).toEqual(tokens);
  });
});

test.each([
  ['/toString', { a: 1 }],
  ['/length', ['a']],
  ['/a/b', { a: 'text' }],
  ['/a/b', { a: null }],
  ['/2', ['a']],
  ['/a/b', undefined],
])('%s does not resolve in %j', (pointer, root) => {
  expect(valueAt(root, parsePointer(pointer))).toBeUndefined();
});
