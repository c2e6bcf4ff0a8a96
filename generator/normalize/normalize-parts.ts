import type { Json, JsonObject } from '#core/json/json';
import { eachPart, isValue } from '#core/openapi/description-parts';
import { meantType } from '#core/openapi/schema-types';

/** Rewrites null members, lists below `items` and foreign type names as OpenAPI has them. Changes `description`. */
export function normalizeParts(description: Json): void {
  eachPart(description, (part, isMap) => {
    dropNulls(part, isMap);
    if (isMap) return;
    normalizeItems(part);
    normalizeType(part);
  });
}

/**
 * Removes members and items that are null: programs that write descriptions use null for everything they know nothing
 * about. A named entry of a map stays, and becomes empty.
 */
function dropNulls(part: JsonObject, isMap: boolean): void {
  for (const [key, member] of Object.entries(part)) {
    if (isMap && member === null) part[key] = {};
    // As a type, null means the string.
    if (isMap || key === 'type' || isValue(key)) continue;
    if (member === null) delete part[key];
    if (Array.isArray(member) && member.includes(null)) part[key] = member.filter((item) => item !== null);
  }
}

/**
 * A list of schemas below `items` is the tuple that it was in older versions of JSON Schema, one of a single schema is that
 * schema.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#name-prefixitems
 */
function normalizeItems(part: JsonObject): void {
  const { items } = part;
  if (!Array.isArray(items)) return;
  delete part.items;
  const [first, ...others] = items;
  if (others.length > 0) part.prefixItems ??= items;
  else if (first !== undefined) part.items = first;
}

/** `int` becomes an integer, `file` a string of bytes. */
function normalizeType(part: JsonObject): void {
  if (Array.isArray(part.type)) {
    part.type = part.type.map((type) => meantType(type)?.type ?? type);
    return;
  }
  const { type, format } = meantType(part.type) ?? {};
  if (type === undefined) return;
  part.type = type;
  if (format !== undefined) part.format ??= format;
}
