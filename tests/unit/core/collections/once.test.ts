import { expect, test, vi } from 'vitest';
import { once } from '../../../../core/collections/once';

test('what is known is not built again, an empty text included', () => {
  const known = new Map<string, string>();
  const build = vi.fn((key: string) => key.trim());
  expect(['a ', ' ', 'a ', ' '].map((key) => once(known, key, build))).toEqual(['a', '', 'a', '']);
  expect(build.mock.calls).toEqual([['a '], [' ']]);
});

test('what a build makes of the same key in between is replaced', () => {
  const known = new Map<string, number>();
  const inner = () => once(known, 'key', () => 1);
  expect(once(known, 'key', () => inner() + 1)).toBe(2);
  expect(known.get('key')).toBe(2);
});
