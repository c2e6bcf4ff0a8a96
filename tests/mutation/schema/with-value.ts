import type { Json } from '#core/json/json';
import { parsePointer } from '#core/json/pointer';

/** A copy of `document` in which the place of the pointer holds `value`; `undefined` removes it. */
export function withValue(document: Json, pointer: string, value: Json | undefined): Json {
  const [key, ...rest] = parsePointer(pointer);
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
