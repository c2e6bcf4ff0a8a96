import { isObject, type Json, type JsonObject } from '#core/json/json';

/** A value somewhere inside a document, with the keys that lead to it. */
type Location = { path: string[]; value: Json };

/** Writes a value into a message or a key; a missing one is empty. */
export const asText = (value: Json | undefined): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

/** Returns the objects of an array, and nothing for a missing or empty one. */
export const objectsIn = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Lists a value and everything inside it, parents first. */
export function locationsIn(value: Json, path: string[] = []): Location[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ path, value }, ...inside.flatMap(([key, child]) => locationsIn(child, [...path, key]))];
}
