import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';

/** The members of a raw node, extensions included; empty when it is not an object. */
export function membersOf(node: unknown): JsonObject {
  return objectOf(node as Json);
}
