import { isObject, type Json, type JsonObject } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';
import { isType } from '#core/openapi/schema-types';

/**
 * Takes out what openapi-typescript reads as something else, and fails on: extensions among paths and among the responses of
 * operations, the values of an enum of objects as schemas, and what is no schema among pattern properties. Types that there
 * are not, such as `json`, which it takes for objects, say nothing. Changes `description`.
 */
export function dropMisread(description: JsonObject): void {
  const { components } = description;
  eachPart(description, (part, isMap) => {
    if (isMap || part === components) return;
    dropEntries(part.paths, (name) => name.startsWith('x-'));
    dropEntries(part.responses, (name) => name.startsWith('x-'));
    dropEntries(part.patternProperties, (_, value) => !isObject(value) && typeof value !== 'boolean');
    if (part.type === 'object' && Array.isArray(part.enum)) delete part.enum;
    if (part.type !== undefined && [part.type].flat().some((type) => !isType(type))) delete part.type;
  });
}

function dropEntries(map: Json | undefined, isMisread: (name: string, value: Json) => boolean): void {
  if (!isObject(map)) return;
  for (const [name, value] of Object.entries(map)) if (isMisread(name, value)) delete map[name];
}
