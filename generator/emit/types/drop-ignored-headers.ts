import { isIgnoredHeader } from '#core/http/ignored-header';
import { eachObject } from '#core/json/each-object';
import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { objectOf } from '#core/json/read';

/**
 * Removes the header parameters that OpenAPI ignores from operations and path items: openapi-typescript would require them in every
 * call. Changes `description`.
 */
export function dropIgnoredHeaders(description: JsonObject): void {
  const isKept = (value: Json): boolean => {
    const { $ref } = objectOf(value);
    const target = typeof $ref === 'string' ? valueAt(description, parseFragment($ref) ?? []) : value;
    const { in: location, name } = objectOf(target);
    return !isIgnoredHeader(location, name);
  };
  eachObject(description, (holder) => {
    if (Array.isArray(holder.parameters)) holder.parameters = holder.parameters.filter(isKept);
  });
}
