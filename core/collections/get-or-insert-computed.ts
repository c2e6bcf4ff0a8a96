/** The part of a `Map` or a `WeakMap` that is used. */
interface Cache<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

/**
 * Returns the cached value for `key`, computing and caching it on first use.
 * @see https://github.com/tc39/proposal-upsert
 */
export function getOrInsertComputed<Key, Value extends NonNullable<unknown>>(
  cache: Cache<Key, Value>,
  key: Key,
  compute: (key: Key) => Value,
): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const value = compute(key);
  cache.set(key, value);
  return value;
}
