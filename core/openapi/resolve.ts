import type { Json, JsonObject } from '../json/json';
import { parseFragment, valueAt } from '../json/pointer';
import { objectOf } from '../json/read';

/** A description in one document. */
type Bundle = Readonly<Record<string, Json | undefined>>;

/**
 * Returns the object that `value` is or refers to, through any number of references. Siblings of a reference (`summary`,
 * `description`, `x-…`) override those of its target; stops at a reference that leads back to itself.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export function resolve(bundle: Bundle, value: Json | undefined): JsonObject {
  let current = objectOf(value);
  const seen = new Set<string>();
  while (typeof current.$ref === 'string') {
    const { $ref, ...siblings } = current;
    if (seen.has($ref)) return siblings;
    seen.add($ref);
    const target = objectOf(lookUp(bundle, $ref));
    // Returns the same object for the same target, so that results can be cached by object.
    current = Object.keys(siblings).length === 0 ? target : { ...target, ...siblings };
  }
  return current;
}

/** Returns the target of a local reference such as `#/paths/~1invoices/get`; undefined if it cannot be resolved. */
export function lookUp(bundle: Bundle, reference: string): Json | undefined {
  const tokens = parseFragment(reference);
  return tokens && valueAt(bundle as JsonObject, tokens);
}
