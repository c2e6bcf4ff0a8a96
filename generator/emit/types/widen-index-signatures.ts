import { isObject, type Json, type JsonObject } from '#core/json/json';
import { objectOf, textsOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';

const PRIMITIVES = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/**
 * Lets the unnamed members of an object have the types of its named members, too: TypeScript checks every member against the index
 * signature, so no value could have a number next to arbitrary string members (openapi-ts/openapi-typescript#1055). Changes
 * `description`.
 */
export function widenIndexSignatures(description: JsonObject): void {
  eachPart(description, (part, isMap) => {
    if (isMap || !isObject(part.properties)) return;
    const others = [part.additionalProperties, ...Object.values(objectOf(part.patternProperties))].filter(
      isOther,
    );
    if (others.length === 0) return;
    const named = [...new Set(Object.values(part.properties).map(widthOf))];
    const widths = new Set(others.map(widthOf));
    if (named.every((width) => width !== undefined && widths.has(width))) return;
    const own = isOther(part.additionalProperties) ? [part.additionalProperties] : [];
    part.additionalProperties = named.includes(undefined)
      ? true
      : { anyOf: [...own, ...named.map((width) => JSON.parse(width!) as Json)] };
  });
}

/** Whether a schema restricts the members without a name. */
function isOther(schema: Json | undefined): schema is JsonObject {
  return isObject(schema) && Object.keys(schema).length > 0;
}

/** Returns the type of a primitive or a reference as a JSON string, for comparison; undefined for any other schema. */
function widthOf(schema: Json): string | undefined {
  const { $ref, type, nullable } = objectOf(schema);
  if (typeof $ref === 'string') return JSON.stringify({ $ref });
  const types = textsOf([type ?? []].flat());
  const isPrimitive = types.length > 0 && types.every((one) => PRIMITIVES.has(one));
  return isPrimitive ? JSON.stringify(nullable === true ? { type, nullable } : { type }) : undefined;
}
