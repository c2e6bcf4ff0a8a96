import { isObject, type Json, type JsonObject } from './json';

/** Calls `tell` with every object inside a value, the outer ones first, and with the value itself when it is one. */
export function eachObject(value: Json, tell: (object: JsonObject) => void): void {
  if (Array.isArray(value)) return value.forEach((entry) => eachObject(entry, tell));
  if (!isObject(value)) return;
  tell(value);
  for (const member of Object.values(value)) eachObject(member, tell);
}
