import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf } from '#core/json/read';

/**
 * Rewrites a Schema Object of OpenAPI 3.0 in terms of 3.1: `nullable` becomes a type or a branch `null`, and a boolean
 * `exclusiveMinimum` or `exclusiveMaximum` becomes the number it applies to.
 * @see https://spec.openapis.org/oas/v3.0.3#schema-object
 */
export function withoutOpenApi30Forms(raw: JsonObject): JsonObject {
  const bounded = withNumericBound(
    withNumericBound(raw, 'minimum', 'exclusiveMinimum'),
    'maximum',
    'exclusiveMaximum',
  );
  return bounded.nullable === true ? withNull(bounded) : bounded;
}

function withNumericBound(raw: JsonObject, bound: string, exclusive: string): JsonObject {
  if (typeof raw[exclusive] !== 'boolean') return raw;
  const { [bound]: limit, [exclusive]: isExclusive, ...rest } = raw;
  if (limit === undefined) return rest;
  return { ...rest, [isExclusive ? exclusive : bound]: limit };
}

function withNull({ nullable, ...raw }: JsonObject): JsonObject {
  if (typeof raw.type === 'string') return { ...raw, type: [raw.type, 'null'] };
  for (const keyword of ['oneOf', 'anyOf']) {
    if (Array.isArray(raw[keyword]))
      return { ...raw, [keyword]: [...listOf(raw[keyword]), { type: 'null' }] };
  }
  const { $ref, allOf, ...beside } = raw;
  if ($ref !== undefined) return { ...beside, anyOf: [{ $ref }, { type: 'null' }] };
  // Without a type, everything is already allowed, including null.
  return allOf === undefined ? raw : { ...beside, anyOf: [{ allOf }, { type: 'null' }] };
}

/** Rewrites a schema of OpenAPI 3.0 and all schemas inside it in terms of 3.1, which validators know. */
export function upgradeSchemas(raw: Json): Json {
  if (Array.isArray(raw)) return raw.map(upgradeSchemas);
  if (!isObject(raw)) return raw;
  return withoutOpenApi30Forms(
    Object.fromEntries(Object.entries(raw).map(([key, member]) => [key, upgradeSchemas(member)])),
  );
}
