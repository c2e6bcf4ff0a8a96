import { expect, test } from 'vitest';
import { deepFreeze } from '#core/json/deep-freeze';

test('nothing in a frozen value can be changed', () => {
  const value = deepFreeze({ list: [{ inner: 1 }], text: 'a', nothing: null });
  expect(() => (value.text = 'b')).toThrow(TypeError);
  expect(() => value.list.push({ inner: 2 })).toThrow(TypeError);
  expect(() => (value.list[0]!.inner = 2)).toThrow(TypeError);
  expect(value).toEqual({ list: [{ inner: 1 }], text: 'a', nothing: null });
});

test('what is frozen already is left as it is, and a plain value is itself', () => {
  const frozen = Object.freeze({ inner: {} });
  expect(deepFreeze(frozen)).toBe(frozen);
  expect([deepFreeze('a'), deepFreeze(null), deepFreeze(undefined)]).toEqual(['a', null, undefined]);
});
