import { isObject, type Json, type JsonObject } from '#core/json/json';

/** The text of a field, or null. */
export function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

/** The number of a field, or null. */
export function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** The objects of a list field; none when it is empty. */
export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The object of a field, or undefined. */
export function objectOf(value: Json | undefined): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

/** A copy without some members. */
export function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** The tags of a list or of one comma-separated text (G-API-22b). */
export function tagsOf(value: Json | undefined): string[] {
  const tags = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  return tags.filter((tag): tag is string => typeof tag === 'string').map((tag) => tag.trim());
}
