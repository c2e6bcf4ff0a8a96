import type { Json } from '#core/json/json';

/** The pointer of a member or entry: `#/$defs/Invoice` and `items` make `#/$defs/Invoice/items`. */
export function child(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a JSON Pointer, with or without `#` before it; `undefined` when there is none. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  let value: Json | undefined = document;
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, Json>)[key];
  }
  return value;
}

/** A copy of `document` in which the place of the pointer holds `value`; `undefined` removes it. */
export function withValue(document: Json, pointer: string, value: Json | undefined): Json {
  const [key, ...rest] = keysOf(pointer);
  return key === undefined ? (value ?? null) : replace(document, key, rest, value);
}

function replace(document: Json, key: string, rest: string[], value: Json | undefined): Json {
  const copy = (Array.isArray(document) ? [...document] : { ...(document as object) }) as Record<
    string,
    Json
  >;
  const [next, ...others] = rest;
  const changed = next === undefined ? value : replace(copy[key] ?? null, next, others, value);
  if (changed !== undefined) copy[key] = changed;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

function keysOf(pointer: string): string[] {
  const keys = pointer.split('/').slice(1);
  return keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
