import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf } from '#core/json/read';

/** Keywords whose lists are sets. */
const SETS = new Set(['required', 'enum', 'oneOf', 'anyOf', 'tags', 'security', 'parameters', 'type']);

/** The same description with members and sets in an order that follows from `seed`. */
export function shuffled(value: Json, seed: number, key = ''): Json {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => shuffled(entry, seed));
    return SETS.has(key) ? inOrderOf(seed, entries) : entries;
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]): [string, Json] => [
    name,
    shuffled(member, seed, name),
  ]);
  return Object.fromEntries(inOrderOf(seed, members));
}

function inOrderOf<Item>(seed: number, items: readonly Item[]): Item[] {
  const rank = (item: Item): number => {
    let hash = seed;
    for (const letter of JSON.stringify(item)) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    return hash;
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

/** The same description with other names of schemas. */
export function renamed(root: JsonObject): JsonObject {
  const text = JSON.stringify(root).replaceAll('#/components/schemas/', '#/components/schemas/Other');
  const copy = JSON.parse(text) as JsonObject;
  const components = copy.components as JsonObject;
  components.schemas = Object.fromEntries(
    Object.entries(components.schemas as JsonObject).map(([name, schema]) => [`Other${name}`, schema]),
  );
  return copy;
}

/** The same description with each reference to a schema inside an `allOf`. */
export function wrapped(value: Json): Json {
  if (Array.isArray(value)) return value.map(wrapped);
  if (!isObject(value)) return value;
  const isReference = typeof value.$ref === 'string' && value.$ref.startsWith('#/components/schemas/');
  if (isReference && Object.keys(value).length === 1) return { allOf: [value] };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, wrapped(member)]));
}

/** The same schemas with null as an alternative instead of a type. */
export function withNullApart(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNullApart);
  if (!isObject(value)) return value;
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withNullApart(member)]),
  );
  const types = listOf(parts.type);
  if (types.length !== 2 || !types.includes('null') || parts.enum !== undefined) return parts;
  return { anyOf: [{ ...parts, type: types.find((type) => type !== 'null')! }, { type: 'null' }] };
}
