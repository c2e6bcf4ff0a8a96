import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { resolve } from '#core/openapi/resolve';

const MARKS = ['readOnly', 'writeOnly'] as const;

/**
 * Marks properties as read-only or write-only if their schema is, behind references and in `allOf`: openapi-typescript only reads
 * the marks of a property itself. Changes `description`.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function markDirections(description: JsonObject): void {
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    for (const property of Object.values(objectOf(part.properties)).filter(isObject))
      for (const mark of MARKS) if (isMarked(property, mark, description, new Set())) property[mark] = true;
  });
}

function isMarked(
  value: Json,
  mark: (typeof MARKS)[number],
  description: JsonObject,
  seen: Set<Json>,
): boolean {
  if (!isObject(value) || seen.has(value)) return false;
  seen.add(value);
  const { $ref, allOf } = value;
  const target = typeof $ref === 'string' ? [resolve(description, { $ref })] : [];
  return (
    value[mark] === true ||
    [...target, ...listOf(allOf)].some((part) => isMarked(part, mark, description, seen))
  );
}
