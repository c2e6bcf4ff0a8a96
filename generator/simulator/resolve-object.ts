import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import type { BundledDescription } from '../bundle/bundled-description';
import { objectOf } from '#core/json/read';

/** The object that `value` is or refers to. Members beside a reference win. Throws for a reference to nothing. */
export function resolveObject(description: BundledDescription, value: Json | undefined): JsonObject {
  const { $ref, ...siblings } = objectOf(value);
  if (typeof $ref !== 'string') return siblings;
  const target = valueAt(description as JsonObject, parseFragment($ref) ?? []);
  if (!isObject(target)) throw new Error(`The bundle holds nothing at ${$ref}.`);
  return { ...resolveObject(description, target), ...siblings };
}
