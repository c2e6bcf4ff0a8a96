import { isObject, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { componentNameOf } from '#core/schema/component-pointer';
import { resolve } from '#core/openapi/resolve';

/**
 * Writes the tags of a union with a discriminator into its alternatives where it is a part of an `allOf`, because openapi-typescript
 * would omit the tag there, and no value could have it, and where one of them is for all other values, which openapi-typescript does
 * not know. Changes `description`.
 * @see https://spec.openapis.org/oas/v3.2.0#discriminator-object
 */
export function tagUnions(description: JsonObject): void {
  const unions = new Set<JsonObject>();
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    if (objectOf(part.discriminator).defaultMapping !== undefined && Array.isArray(part.oneOf))
      unions.add(part);
    for (const one of listOf(part.allOf).filter(isObject)) {
      const { $ref } = one;
      const union = typeof $ref === 'string' ? resolve(description, { $ref }) : one;
      if (isObject(union.discriminator) && Array.isArray(union.oneOf)) unions.add(union);
    }
  });
  for (const union of unions) {
    const { propertyName, mapping, defaultMapping } = objectOf(union.discriminator);
    const tag = textOf(propertyName);
    if (tag === undefined) continue;
    delete union.discriminator;
    union.oneOf = listOf(union.oneOf).map((branch) => {
      const values = tagsOf(objectOf(branch), objectOf(mapping));
      if (values.length === 0 || isTarget(textOf(defaultMapping), objectOf(branch))) return branch;
      return {
        allOf: [branch, { type: 'object', required: [tag], properties: { [tag]: { enum: values } } }],
      };
    });
  }
}

/** Returns the values of the tag that select a branch: those that the mapping has for it, or else its name. */
function tagsOf({ $ref }: JsonObject, mapping: JsonObject): string[] {
  const name = typeof $ref === 'string' ? componentNameOf($ref) : undefined;
  if (name === undefined) return [];
  const mapped = entriesOf(mapping).filter(([, target]) => isTarget(textOf(target), { $ref: $ref! }));
  return mapped.length > 0 ? mapped.map(([value]) => value) : [name];
}

/** A target is a reference or the bare name of a component. */
function isTarget(target: string | undefined, { $ref }: JsonObject): boolean {
  return target !== undefined && (target === $ref || target === componentNameOf(textOf($ref) ?? ''));
}
