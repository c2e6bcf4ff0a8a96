import { eachObject } from '#core/json/each-object';
import { isObject, type JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import { resolve } from '#core/openapi/resolve';

/**
 * Completes discriminator mappings with the values that the alternatives declare: openapi-typescript overwrites them with the name
 * of the schema (openapi-ts/openapi-typescript#2149 and #2775). Changes `description`.
 */
export function nameDiscriminatorValues(description: JsonObject): void {
  eachObject(description, (schema) => {
    const { discriminator } = schema;
    if (!isObject(discriminator) || typeof discriminator.propertyName !== 'string') return;
    const { propertyName } = discriminator;
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

/** Returns the strings that a schema allows for a property. */
function valuesOf($ref: string, property: string, description: JsonObject): string[] {
  const bundle = description as unknown as BundledDescription;
  const { properties } = resolve(bundle, { $ref });
  const { const: constant, enum: values } = resolve(bundle, objectOf(properties)[property]);
  return [...(constant === undefined ? [] : [constant]), ...listOf(values)].filter(
    (value) => typeof value === 'string',
  );
}
