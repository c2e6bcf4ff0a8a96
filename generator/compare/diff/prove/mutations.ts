import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import type { BundledDescription } from '../../../read/normalize/bundled-description';
import { fieldsOf, interleaved, without, type Variants } from './variants';

/** Values are followed this deep. */
const MAX_DEPTH = 4;
/** The number of values tried at one field, and of all values made from one. */
const MOST_OF_FIELD = 60;
const MOST = 2_000;

/** Gives values that differ from a documented one in one part. */
export type Mutations = (value: Json, raw: Json | undefined) => Json[];

/**
 * Values made from a documented one: without each field that it has, and with each value at the edges of what a field allows. A value
 * that is made of nothing often lacks a form that only its author knows, and validators then refuse it for another reason.
 */
export function createMutations(bundle: BundledDescription, variants: Variants): Mutations {
  const mutate = (value: Json, raw: Json | undefined, depth: number): Json[] => {
    if (!isObject(raw) || depth > MAX_DEPTH) return [];
    const schema = resolve(bundle, raw);
    if (Array.isArray(value)) {
      const [first, ...others] = value;
      if (first === undefined) return [];
      return mutate(first, schema.items, depth + 1).map((item) => [item, ...others]);
    }
    if (!isObject(value)) return [];
    const changed = [...fieldsWithin(schema, bundle)].map(([name, part]) => {
      const own = value[name];
      const values = variants(part).slice(0, MOST_OF_FIELD);
      const inner = own === undefined ? [] : mutate(own, part, depth + 1);
      const set = [...values, ...inner].map((other) => ({ ...value, [name]: other }));
      return own === undefined ? set : [without(value, name), ...set];
    });
    return interleaved(changed).slice(0, MOST);
  };
  return (value, raw) => mutate(value, raw, 0);
}

/** The fields of a schema, and those of its alternatives. */
function fieldsWithin(schema: JsonObject, bundle: BundledDescription): Map<string, Json> {
  const parts = [...listOf(schema.oneOf), ...listOf(schema.anyOf), schema];
  return new Map(parts.flatMap((part) => [...fieldsOf(part, bundle, 0).properties]));
}
