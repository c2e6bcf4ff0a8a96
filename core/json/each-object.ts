import { isObject, type Json, type JsonObject } from './json';

/**
 * Calls `tell` with every object inside a value, the outer ones first, and with the value itself when it is one.
 * @param isLeftOut members that are not looked into.
 */
export function eachObject(
  value: Json,
  tell: (object: JsonObject) => void,
  isLeftOut: (key: string) => boolean = () => false,
): void {
  if (Array.isArray(value)) return value.forEach((entry) => eachObject(entry, tell, isLeftOut));
  if (!isObject(value)) return;
  tell(value);
  for (const [key, member] of Object.entries(value)) if (!isLeftOut(key)) eachObject(member, tell, isLeftOut);
}
