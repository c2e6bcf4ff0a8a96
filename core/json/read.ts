import { isObject, type Json, type JsonObject } from './json';

// The bundle may contain values of the wrong type, which lint has reported. They count as absent here, so that one bad
// member does not break the whole model.

/** `value` if it is an object, else an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

export function entriesOf(value: Json | undefined): [string, Json][] {
  return Object.entries(objectOf(value));
}

export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A trimmed string to use as a label; undefined if it is blank. */
export function labelOf(value: Json | undefined): string | undefined {
  return textOf(value)?.trim() || undefined;
}

export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}

/** The strings of a list, or a single string. */
export function oneOrMoreTexts(value: Json | undefined): string[] {
  return typeof value === 'string' ? [value] : textsOf(value);
}
