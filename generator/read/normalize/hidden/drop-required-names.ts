import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, textsOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { followReference } from './follow-reference';

/**
 * Removes the names of hidden properties from `required`, also where a schema requires a property of its bases. Changes
 * `description`, whose hidden parts are still in it.
 */
export function dropRequiredNames(description: JsonObject, isHidden: (part: Json) => boolean): void {
  const namesOf = (schema: JsonObject, within: readonly JsonObject[] = []): string[] => {
    if (within.includes(schema)) return [];
    const own = entriesOf(schema.properties).flatMap(([name, property]) =>
      isHidden(property) ? [name] : [],
    );
    const bases = listOf(schema.allOf).map((base) => followReference(base, description));
    return [...own, ...bases.flatMap((base) => namesOf(base, [...within, schema]))];
  };
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    const names = new Set(namesOf(part));
    if (names.size === 0) return;
    for (const schema of [part, ...listOf(part.allOf)]) dropNames(schema, names);
  });
}

function dropNames(schema: Json, names: ReadonlySet<string>): void {
  if (!isObject(schema) || !Array.isArray(schema.required)) return;
  const required = textsOf(schema.required).filter((name) => !names.has(name));
  if (required.length > 0) schema.required = required;
  else delete schema.required;
}
