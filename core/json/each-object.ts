import { isObject, type Json, type JsonObject } from './json';

/** Calls `visit` for every object in a value, including the value itself, outer objects first. */
export function eachObject(value: Json, visit: (object: JsonObject) => void): void {
  if (Array.isArray(value)) return value.forEach((entry) => eachObject(entry, visit));
  if (!isObject(value)) return;
  visit(value);
  for (const member of Object.values(value)) eachObject(member, visit);
}
