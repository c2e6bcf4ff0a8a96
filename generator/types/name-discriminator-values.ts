import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { listOf, objectOf } from '#core/json/read';

/**
 * Completes the mappings of discriminators from the values that alternatives name themselves: openapi-typescript writes
 * the name of the schema over them (openapi-ts/openapi-typescript#2149 and #2775). Changes `description`.
 */
export function nameDiscriminatorValues(description: JsonObject): void {
  visit(description, (schema, discriminator, propertyName) => {
    const mapping = objectOf(discriminator.mapping);
    const mapped = new Set(Object.values(mapping));
    const added = listOf(schema.oneOf).flatMap((branch) => {
      const { $ref } = objectOf(branch);
      if (typeof $ref !== 'string' || mapped.has($ref)) return [];
      return valuesOf($ref, propertyName, description).map((value) => [value, $ref] as const);
    });
    if (added.length > 0) discriminator.mapping = { ...Object.fromEntries(added), ...mapping };
  });
}

/** The texts that a schema allows for a property. */
function valuesOf($ref: string, property: string, description: JsonObject): string[] {
  const schema = valueAt(description, parseFragment($ref) ?? []);
  const { const: constant, enum: values } = objectOf(objectOf(objectOf(schema).properties)[property]);
  return [...(constant === undefined ? [] : [constant]), ...listOf(values)].filter(
    (value) => typeof value === 'string',
  );
}

function visit(
  value: Json,
  tell: (schema: JsonObject, discriminator: JsonObject, propertyName: string) => void,
): void {
  if (Array.isArray(value)) return value.forEach((entry) => visit(entry, tell));
  if (!isObject(value)) return;
  const { discriminator } = value;
  if (isObject(discriminator) && typeof discriminator.propertyName === 'string')
    tell(value, discriminator, discriminator.propertyName);
  Object.values(value).forEach((member) => visit(member, tell));
}
