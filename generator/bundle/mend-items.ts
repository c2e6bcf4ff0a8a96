import type { Json } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';

/**
 * Turns a list of schemas below `items` into the tuple that it was in older versions of JSON Schema, one of a single schema
 * into that schema. Changes `description`.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#name-prefixitems
 */
export function mendItems(description: Json): void {
  eachPart(description, (part, isMap) => {
    const { items } = part;
    if (isMap || !Array.isArray(items)) return;
    delete part.items;
    const [first, ...others] = items;
    if (others.length > 0) part.prefixItems ??= items;
    else if (first !== undefined) part.items = first;
  });
}
