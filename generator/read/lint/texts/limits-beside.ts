import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';

/** The sizes that a schema, its elements, its names, and its values allow. */
export interface LimitsBeside {
  most: number[];
  least: number[];
  /** The number of values of each of its enums. */
  counts: number[];
  /** Values of its enums. */
  values: Json[];
  defaults: Json[];
}

const MOST = new Set(['maximum', 'maxLength', 'maxItems', 'maxProperties']);
const LEAST = new Set(['minimum', 'minLength', 'minItems', 'minProperties']);

/** Reads a schema whose references lead to `schemas`. Ignores members of objects, which have their own descriptions. */
export function limitsBeside(schema: Json, schemas: Readonly<Record<string, Json>>): LimitsBeside {
  const limits: LimitsBeside = { most: [], least: [], counts: [], values: [], defaults: [] };
  const seen = new Set<Json>();
  const read = (part: Json | undefined): void => {
    if (part === undefined || seen.has(part)) return;
    seen.add(part);
    const object = objectOf(part);
    readOwn(object, limits);
    const name = textOf(object.$ref)?.split('/').at(-1);
    if (name !== undefined) read(schemas[name]);
    const { allOf, anyOf, oneOf, items, propertyNames, additionalProperties } = object;
    [
      ...listOf(allOf),
      ...listOf(anyOf),
      ...listOf(oneOf),
      items,
      propertyNames,
      additionalProperties,
    ].forEach(read);
  };
  read(schema);
  return limits;
}

function readOwn(schema: JsonObject, { most, least, counts, values, defaults }: LimitsBeside): void {
  for (const [keyword, value] of entriesOf(schema)) {
    if (typeof value === 'number' && MOST.has(keyword)) most.push(value);
    if (typeof value === 'number' && LEAST.has(keyword)) least.push(value);
  }
  // `[^,]{1,40}` limits the part that it repeats.
  for (const [, from, to] of (textOf(schema.pattern) ?? '').matchAll(/\{(\d+),(\d+)\}/g)) {
    least.push(Number(from));
    most.push(Number(to));
  }
  const named = listOf(schema.enum).filter((value) => value !== null);
  if (named.length > 0) counts.push(named.length);
  values.push(...named);
  if (schema.default !== undefined) defaults.push(schema.default);
}
