import type { JsonObject } from '#core/json/json';

/** A copy of an object without some of its members. */
export function without(value: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}
