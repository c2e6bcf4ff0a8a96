import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';

/** Returns the members of a raw node, including extensions; an empty object for anything else. */
export function membersOf(node: unknown): JsonObject {
  return objectOf(node as Json);
}
