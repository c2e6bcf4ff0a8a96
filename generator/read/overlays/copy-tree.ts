import { isObject, type Json } from '#core/json/json';

/** Copies a value; what YAML aliases share becomes separate, so that a change of one use leaves the others alone. */
export function copyTree<Value extends Json>(value: Value): Value;
export function copyTree(value: Json): Json {
  if (Array.isArray(value)) return value.map((entry) => copyTree(entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, copyTree(member)]));
}
