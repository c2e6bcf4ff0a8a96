/** A `Map`, or a `WeakMap`. */
interface Known<Key, Built> {
  get: (key: Key) => Built | undefined;
  set: (key: Key, built: Built) => unknown;
}

/** What is known of `key`, or else what `build` makes of it, which is known from then on. */
export function once<Key, Built extends NonNullable<unknown>>(
  known: Known<Key, Built>,
  key: Key,
  build: (key: Key) => Built,
): Built {
  const found = known.get(key);
  if (found !== undefined) return found;
  const built = build(key);
  known.set(key, built);
  return built;
}
