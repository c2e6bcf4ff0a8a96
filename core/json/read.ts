import { isObject, type Json, type JsonObject } from './json';

// The bundle is only known to be an OpenAPI description. What has a wrong type was reported by lint; here it counts
// as absent, so that one bad member does not cost the whole model.

/** The members of an object; none when `value` is something else. */
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

/** A text that something can be called; undefined for a blank one. */
export function labelOf(value: Json | undefined): string | undefined {
  return textOf(value)?.trim() || undefined;
}

export function textsOf(value: Json | undefined): string[] {
  return listOf(value).filter((item) => typeof item === 'string');
}
