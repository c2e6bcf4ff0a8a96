import { isObject, type Json } from './json';

/** Whether two values are the same JSON, whatever the order of their members. */
export function isEqual(one: Json, other: Json): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((entry, index) => isEqual(entry, other[index]!))
    );
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name]!, other[name]!))
  );
}
