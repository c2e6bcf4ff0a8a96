import { isObject, type Json, type JsonObject } from '#core/json/json';
import { eachPart } from '#core/openapi/description-parts';
import { isType } from '#core/openapi/schema-types';

/**
 * Removes the parts that openapi-typescript misreads and fails on: extensions among paths and among the responses of operations,
 * the values of an enum of objects (read as schemas), and pattern properties that are not schemas. Also removes invalid types such
 * as `json`, which it reads as objects. Changes `description`.
 */
export function dropUnsupported(description: JsonObject): void {
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
