import type { Json, JsonObject } from '#core/json/json';
import { eachPart, isValue } from '#core/openapi/description-parts';
import { meantType } from '#core/openapi/schema-types';

/** Writes what a description says in other words than OpenAPI's as OpenAPI has it. Changes `description`. */
export function normalizeParts(description: Json): void {
  eachPart(description, (part, isMap) => {
    dropNulls(part, isMap);
    if (isMap) return;
    normalizeItems(part);
    normalizeType(part);
  });
}

/**
 * Takes out the members and the items that are null: programs that write descriptions give one to all that they know nothing
 * of. What has a name of the author stays, and says nothing.
 */
function dropNulls(part: JsonObject, isMap: boolean): void {
  for (const [key, member] of Object.entries(part)) {
    if (isMap && member === null) part[key] = {};
    // Where null is a type, it is meant to be the text.
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

/** `int` is an integer, `file` a text of bytes. */
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
