import type { JsonObject } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';

/**
 * Removes `$defs` from schemas; nothing refers to them once references are hoisted, and openapi-typescript requires a member of
 * that name in every value (openapi-ts/openapi-typescript#2664). Changes `description`.
 */
export function dropDefinitions(description: JsonObject): void {
  eachPart(description, (part, isMap) => {
    if (!isMap) delete part.$defs;
  });
}
