import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import type { BundledDescription } from './bundled-description';
import { objectOf } from '#core/json/read';

/**
 * The object that `value` is or references, through any number of references. Siblings of a reference
 * (`summary`, `description`, `x-…`) win over those of its target; a reference that leads back to itself ends there.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export function resolve(bundle: BundledDescription, value: Json | undefined): JsonObject {
  let current = objectOf(value);
  const seen = new Set<string>();
  while (typeof current.$ref === 'string') {
    const { $ref, ...siblings } = current;
    if (seen.has($ref)) return siblings;
    seen.add($ref);
    const target = objectOf(lookUp(bundle, $ref));
    // The same target is the same object, so that what is made of it can be remembered.
    current = Object.keys(siblings).length === 0 ? target : { ...target, ...siblings };
  }
  return current;
}

/** The target of a local reference such as `#/paths/~1invoices/get`; undefined when it cannot be resolved. */
export function lookUp(bundle: BundledDescription, reference: string): Json | undefined {
  const tokens = parseFragment(reference);
  return tokens && valueAt(bundle as JsonObject, tokens);
}
