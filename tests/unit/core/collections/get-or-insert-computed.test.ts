import { expect, test, vi } from 'vitest';
import { getOrInsertComputed } from '../../../../core/collections/get-or-insert-computed';

test('a cached value is not computed again, an empty string included', () => {
  const cache = new Map<string, string>();
  const compute = vi.fn((key: string) => key.trim());
  expect(['a ', ' ', 'a ', ' '].map((key) => getOrInsertComputed(cache, key, compute))).toEqual([
    'a',
    '',
    'a',
    '',
  ]);
  expect(compute.mock.calls).toEqual([['a '], [' ']]);
});

test('a value that the computation itself inserts is replaced', () => {
  const cache = new Map<string, number>();
  const inner = () => getOrInsertComputed(cache, 'key', () => 1);
  expect(getOrInsertComputed(cache, 'key', () => inner() + 1)).toBe(2);
  expect(cache.get('key')).toBe(2);
});
