import type { Json, JsonObject } from '../json/json';
import { entriesOf, listOf, objectOf, textOf } from '../json/read';
import { componentNameOf } from './component-pointer';

/** The schemas that a value of a base may match, and the member that tells them apart. */
export interface Variants {
  propertyName: string;
  /** Names of component schemas: those of the mapping first. The base itself is one if values of it exist. */
  names: string[];
  /** The names of schemas by the value that selects them. */
  mapping: readonly (readonly [value: string, name: string])[];
  /** The schema of values that select no other: `defaultMapping` of OpenAPI 3.2. */
  defaultName?: string;
}

/** The components that an author makes a base of; more would take too long to read. */
const MOST = 250;

/**
 * Finds the component schemas with a discriminator that others extend by `allOf`. Their values match one of these others, although
 * only these refer to them. A schema that lists its alternatives is left out.
 * @see https://spec.openapis.org/oas/v3.1.0#models-with-polymorphism-support
 */
export function findVariants(components: Readonly<Record<string, Json>>): Map<string, Variants> {
  const bases = new Map(Object.entries(components).map(([name, schema]) => [name, basesOf(schema)]));
  const children = new Map<string, string[]>();
  for (const [name, ofName] of bases)
    for (const base of ofName) children.set(base, [...(children.get(base) ?? []), name]);
  const found = new Map<string, Variants>();
  for (const name of Object.keys(components)) {
    const discriminator = inheritedDiscriminator(name, components, bases);
    if (!discriminator) continue;
    const { owner, ...variants } = discriminator;
    const targets = [...variants.mapping.map(([, target]) => target), variants.defaultName ?? ''];
    const mapped = targets.filter((target) => Object.hasOwn(components, target));
    const below = descendantsOf(name, children);
    const isValue = owner !== name || mapped.includes(name);
    const own = owner === name ? mapped : mapped.filter((target) => target === name || below.has(target));
    const names = [...new Set([...own, ...(isValue ? [name] : []), ...below])].slice(0, MOST);
    if (names.some((one) => one !== name)) found.set(name, { ...variants, names });
  }
  return found;
}

/** The values that select a variant: those of the mapping, else its name. */
export function valuesOf({ mapping }: Pick<Variants, 'mapping'>, name: string): string[] {
  const mapped = mapping.filter(([, target]) => target === name).map(([value]) => value);
  return mapped.length > 0 ? mapped : [name];
}

interface Discriminator extends Omit<Variants, 'names'> {
  /** The schema that has it. */
  owner: string;
}

function inheritedDiscriminator(
  start: string,
  components: Readonly<Record<string, Json>>,
  bases: ReadonlyMap<string, readonly string[]>,
): Discriminator | undefined {
  const names = new Set([start]);
  for (const owner of names) {
    const { discriminator, oneOf, anyOf } = objectOf(components[owner]);
    if (listOf(oneOf).length + listOf(anyOf).length > 0) return undefined;
    const { propertyName, mapping, defaultMapping } = objectOf(discriminator);
    if (typeof propertyName === 'string')
      return {
        owner,
        propertyName,
        mapping: targetsOf(mapping),
        ...(typeof defaultMapping === 'string' && { defaultName: targetOf(defaultMapping) }),
      };
    for (const base of bases.get(owner) ?? []) names.add(base);
  }
  return undefined;
}

function targetsOf(mapping: Json | undefined): Variants['mapping'] {
  return entriesOf(mapping).map(([value, target]) => [value, targetOf(textOf(target) ?? '')] as const);
}

/** A target is a reference or the bare name of a component. */
function targetOf(text: string): string {
  return componentNameOf(text) ?? text;
}

function descendantsOf(name: string, children: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(children.get(name));
  for (const one of found) {
    if (found.size >= MOST) break;
    for (const child of children.get(one) ?? []) found.add(child);
  }
  found.delete(name);
  return found;
}

/** The component schemas that a schema extends, also in inline parts. */
function basesOf(schema: Json | undefined): string[] {
  return listOf(objectOf(schema).allOf).flatMap((part) => {
    const name = componentNameOf(textOf(objectOf(part).$ref) ?? '');
    return name === undefined ? basesOf(part) : [name];
  });
}

/** Lets a schema extend other components than it does. */
export function withBases(schema: JsonObject, referenceTo: (name: string) => string): JsonObject {
  if (!Array.isArray(schema.allOf)) return schema;
  const allOf = schema.allOf.map((part) => {
    const { $ref, ...beside } = objectOf(part);
    const name = componentNameOf(textOf($ref) ?? '');
    if (name === undefined) return withBases(objectOf(part), referenceTo);
    return { ...beside, $ref: referenceTo(name) };
  });
  return { ...schema, allOf };
}
