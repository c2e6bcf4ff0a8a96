import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { joinPointer, parsePointer, valueAt as valueOf } from '#core/json/pointer';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { Json, JsonObject } from '#core/json/json';

/** A schema of the description and where it stands. */
export interface Site {
  pointer: string;
  schema: JsonObject;
}

/** The value at a pointer; undefined when it does not resolve. */
export function valueAt(description: BundledDescription, pointer: string): Json | undefined {
  return valueOf(description as Json, parsePointer(pointer));
}

/** The pointer to what is at the tokens below `pointer`. */
export function below(pointer: string, ...tokens: (string | number)[]): string {
  return tokens.reduce<string>(joinPointer, pointer);
}

/** The pointer itself, or the one that its reference leads to in the end. */
export function follow(description: BundledDescription, pointer: string): string {
  const reference = textOf(objectOf(valueAt(description, pointer)).$ref);
  return reference === undefined ? pointer : follow(description, reference);
}

/** The schemas that a value at the pointer satisfies in every case: the schema, the target of its reference, and its `allOf`. */
export function sitesAt(description: BundledDescription, pointer: string): Site[] {
  const schema = objectOf(valueAt(description, pointer));
  const reference = textOf(schema.$ref);
  const bases = [
    ...(reference === undefined ? [] : [reference]),
    ...listOf(schema.allOf).map((_, index) => below(pointer, 'allOf', index)),
  ];
  return [{ pointer, schema }, ...bases.flatMap((base) => sitesAt(description, base))];
}

/** The schemas that a value at the pointer may satisfy: the same, and every alternative. */
export function allSitesAt(description: BundledDescription, pointer: string): Site[] {
  const sites = sitesAt(description, pointer);
  const alternatives = sites.flatMap((site) => alternativesOf(site));
  return [...sites, ...alternatives.flatMap((alternative) => allSitesAt(description, alternative))];
}

/** Pointers of the alternatives of one schema. */
export function alternativesOf({ pointer, schema }: Site): string[] {
  return ['anyOf', 'oneOf'].flatMap((key) =>
    listOf(schema[key]).map((_, index) => below(pointer, key, index)),
  );
}
