import type { Json, JsonObject } from '#core/json/json';
import type { Schema } from '../../model/api/api-model';
import type { MergeSchema } from '../../model/api/schema/merge-schema';

/**
 * Builds the object that a response holds if nothing was sent: every property of `schema` and its bases that has a default,
 * may be null or is a list. Write-only properties, and those to which none of the three applies, are left out.
 */
export function buildDefaultObject(schema: Schema, merge: MergeSchema): JsonObject {
  const members = merge(schema).schema.properties.flatMap((property): [string, Json][] => {
    const value = defaultOf(property.schema, merge);
    return value === undefined ? [] : [[property.name, value]];
  });
  return Object.fromEntries(members);
}

function defaultOf(member: Schema, merge: MergeSchema): Json | undefined {
  const { schema, isNullable } = merge(member);
  if (schema.writeOnly) return undefined;
  if (schema.default) return schema.default.value;
  if (isNullable || acceptsNull(schema)) return null;
  return schema.types.includes('array') ? [] : undefined;
}

function acceptsNull({ types, anyOf, oneOf }: Schema): boolean {
  return types.includes('null') || [...anyOf, ...oneOf].some((branch) => branch.types.includes('null'));
}
