import type { JsonObject } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';

/**
 * Takes the `$defs` out of schemas, to which nothing refers once references are hoisted: openapi-typescript requires a member
 * called so of every value (openapi-ts/openapi-typescript#2664). Changes `description`.
 */
export function dropDefinitions(description: JsonObject): void {
  eachPart(description, (part, isMap) => {
    if (!isMap) delete part.$defs;
  });
}
