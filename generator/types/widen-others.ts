import { isObject, type Json, type JsonObject } from '#core/json/json';
import { objectOf, textsOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';

const PRIMITIVES = new Set(['string', 'number', 'integer', 'boolean', 'null']);

/**
 * Lets the members of an object that have no name of their own hold what its named members do, too: TypeScript holds every
 * member to the index signature, so that no value has a number beside texts of any name (openapi-ts/openapi-typescript#1055).
 * Changes `description`.
 */
export function widenOthers(description: JsonObject): void {
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

/** Whether a schema says what members without a name hold. */
function isOther(schema: Json | undefined): schema is JsonObject {
  return isObject(schema) && Object.keys(schema).length > 0;
}

/** What a primitive or a reference lets a member hold, as text; undefined for any other schema. */
function widthOf(schema: Json): string | undefined {
  const { $ref, type, nullable } = objectOf(schema);
  if (typeof $ref === 'string') return JSON.stringify({ $ref });
  const types = textsOf([type ?? []].flat());
  const isPrimitive = types.length > 0 && types.every((one) => PRIMITIVES.has(one));
  return isPrimitive ? JSON.stringify(nullable === true ? { type, nullable } : { type }) : undefined;
}
