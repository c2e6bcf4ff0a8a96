import type { Json, JsonObject } from '#core/json/json';
import { eachPart, isValue } from '#core/openapi/description-parts';
import { intendedType } from '#core/openapi/schema-types';
import { moveMethods } from './recover/move-methods';

/**
 * Rewrites null members, lists below `items`, non-standard type names, and methods in the wrong member of a path item in OpenAPI's
 * form. Changes `description`.
 */
export function normalizeParts(description: Json): void {
  eachPart(description, (part, isMap) => {
    dropNulls(part, isMap);
    if (isMap) return;
    moveMethods(part);
    normalizeItems(part);
    normalizeType(part);
  });
}

/**
 * Removes members and items that are null: programs that write descriptions use null for anything unknown. A named entry of a map
 * stays as an empty object.
 */
function dropNulls(part: JsonObject, isMap: boolean): void {
  for (const [key, member] of Object.entries(part)) {
    if (isMap && member === null) part[key] = {};
    // As a type, null means the string `null`.
    if (isMap || key === 'type' || isValue(key)) continue;
    if (member === null) delete part[key];
    if (Array.isArray(member) && member.includes(null)) part[key] = member.filter((item) => item !== null);
  }
}

/**
 * Normalizes a list of schemas below `items`: it becomes a tuple, as in older versions of JSON Schema; a list of one schema becomes
 * that schema.
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

/** Turns `int` into an integer, and `file` into a string of bytes. */
function normalizeType(part: JsonObject): void {
  if (Array.isArray(part.type)) {
    part.type = part.type.map((type) => intendedType(type)?.type ?? type);
    return;
  }
  const { type, format } = intendedType(part.type) ?? {};
  if (type === undefined) return;
  part.type = type;
  if (format !== undefined) part.format ??= format;
}
