import { isObject, type Json, type JsonObject } from '../json/json';
import { listOf, objectOf, textsOf } from '../json/read';
import { joinPointer } from '../json/pointer';
import { COMPONENT_POINTER } from './component-pointer';
import { partsOf } from './split-members';
import { findVariants, valuesOf, withBases, type Variants } from './variants';

type Components = Readonly<Record<string, Json>>;

/**
 * Adds the schemas that extend a base with a discriminator to it as alternatives, for whatever reads JSON Schema: `Pet` has to match
 * `Cat` or `Dog`, and both extend a new component, `PetBase`. Without such a base, returns the same object.
 */
export function writeOutVariants(components: Components): Components {
  const found = findVariants(components);
  if (found.size === 0) return components;
  const exact = nameBases(found, components);
  const written: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(components)) {
    if (!isObject(schema)) {
      written[name] = schema;
      continue;
    }
    const own = withBases(schema, (base) => referenceTo(exact.get(base) ?? base));
    const variants = found.get(name);
    const { discriminator: _, ...base } = own;
    // Its keywords stay, because references may lead to its members.
    written[name] = variants ? { ...base, ...alternativesOf(variants) } : own;
    if (variants) written[exact.get(name)!] = base;
  }
  return written;

  function alternativesOf(variants: Variants): JsonObject {
    return {
      anyOf: variants.names.map((name) => ({
        allOf: [{ $ref: referenceTo(exact.get(name) ?? name) }, ...tagOf(name, variants)],
      })),
    };
  }

  /** The value of the discriminator, unless the schema says which values it has. */
  function tagOf(name: string, variants: Variants): JsonObject[] {
    const { propertyName } = variants;
    const parts = partsOf(components[name] ?? {}, components);
    const declared = parts.flatMap(({ properties }) =>
      Object.hasOwn(objectOf(properties), propertyName) ? [objectOf(properties)[propertyName]!] : [],
    );
    const members = declared.flatMap((member) => partsOf(member, components));
    const allowed = members.flatMap((member) =>
      listOf(member.enum ?? (member.const === undefined ? [] : [member.const])),
    );
    const values = valuesOf(variants, name).filter(
      (value) => allowed.length === 0 || allowed.includes(value),
    );
    const isDefault = name === variants.defaultName;
    if (values.length === 0 && !isDefault) return [];
    const others = variants.names.filter((one) => one !== name).flatMap((one) => valuesOf(variants, one));
    const possible: JsonObject = isDefault ? { not: { enum: others } } : { enum: values };
    const isRequired = parts.some(({ required }) => textsOf(required).includes(propertyName));
    return [
      {
        type: 'object',
        properties: { [propertyName]: { type: 'string', ...possible } },
        ...(isRequired && { required: [propertyName] }),
      },
    ];
  }
}

function nameBases(found: ReadonlyMap<string, Variants>, components: Components): Map<string, string> {
  const taken = new Set(Object.keys(components));
  return new Map(
    [...found.keys()].map((name) => {
      let unique = `${name}Base`;
      for (let number = 2; taken.has(unique); number += 1) unique = `${name}Base${number}`;
      taken.add(unique);
      return [name, unique];
    }),
  );
}

function referenceTo(name: string): string {
  return joinPointer(COMPONENT_POINTER.slice(0, -1), name);
}
