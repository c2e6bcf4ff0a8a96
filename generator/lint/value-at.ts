/**
 * The value a JSON Pointer fragment (`#/paths/~1ping/get`) leads to; `undefined` when it leads nowhere.
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function valueAt(root: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>((value, key) => childOf(value, key), root);
}

/** The keys of a JSON Pointer fragment, unescaped. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(unescapeKey);
}

/** The member or item of `value` under `key`, its own ones only. */
export function childOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function unescapeKey(key: string): string {
  const plain = key.replaceAll('~1', '/').replaceAll('~0', '~');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
