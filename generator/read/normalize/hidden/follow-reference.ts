import type { Json, JsonObject } from '#core/json/json';
import { objectOf, textOf } from '#core/json/read';
import { findTarget } from '../find-target';

/**
 * Returns the object that a part is, or that its reference leads to: the same object each time, unlike `resolve` of core, so that
 * walks through circles of schemas end.
 */
export function followReference(part: Json | undefined, description: JsonObject): JsonObject {
  const object = objectOf(part);
  const reference = textOf(object.$ref);
  return reference === undefined ? object : objectOf(findTarget(reference, description)?.value);
}
