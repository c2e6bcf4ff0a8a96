import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf } from '#core/json/read';
import { joinPointer } from '#core/json/pointer';

const SINGLE = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'];
const LISTS = ['allOf', 'anyOf', 'oneOf'];

/** A schema and every schema inside it, by location; references are not followed. */
export function subSchemas(
  schema: Json | undefined,
  location: string,
): { location: string; schema: JsonObject }[] {
  if (!isObject(schema)) return [];
  const inside = (part: Json | undefined, ...keys: (string | number)[]) =>
    subSchemas(part, keys.reduce<string>(joinPointer, location));
  return [
    { location, schema },
    ...SINGLE.flatMap((keyword) => inside(schema[keyword], keyword)),
    ...LISTS.flatMap((keyword) =>
      listOf(schema[keyword]).flatMap((part, index) => inside(part, keyword, index)),
    ),
    ...entriesOf(schema.properties).flatMap(([name, part]) => inside(part, 'properties', name)),
  ];
}
