import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import bundleText from '../../../generated/bundle/openapi.json';

const schemas = bundleText.components.schemas as unknown as Record<string, JsonObject>;

/** The path of a string or number in a body: names of properties, 0 for an entry of a list. */
type Path = (string | 0)[];

/** Every leaf of a request body. */
interface Leaf {
  path: Path;
  type: 'string' | 'number';
}

/** The string and number leaves of a schema of the description, in each of its forms, each once. */
export function leavesOf(schema: Json | undefined): Leaf[] {
  const found = new Map<string, Leaf>();
  walk(objectOf(schema), [], (leaf) => void found.set(leaf.path.join('.'), leaf));
  return [...found.values()];
}

function walk(schema: JsonObject, path: Path, tell: (leaf: Leaf) => void): void {
  const reference = schema.$ref;
  if (typeof reference === 'string') walk(schemas[reference.split('/').at(-1)!]!, path, tell);
  for (const forms of [schema.allOf, schema.anyOf, schema.oneOf]) {
    for (const form of listOf(forms)) walk(objectOf(form), path, tell);
  }
  for (const [name, member] of entriesOf(schema.properties)) walk(objectOf(member), [...path, name], tell);
  if (isObject(schema.additionalProperties)) walk(schema.additionalProperties, [...path, 'key'], tell);
  if (isObject(schema.items)) walk(schema.items, [...path, 0], tell);
  const types = [schema.type].flat();
  if (types.includes('string')) tell({ path, type: 'string' });
  else if (types.includes('number') || types.includes('integer')) tell({ path, type: 'number' });
}

/** `body` with `value` at `path`; what is missing on the way there is made. */
export function withLeaf(body: Json | undefined, [name, ...rest]: Path, value: Json): Json {
  if (name === undefined) return value;
  if (name === 0) {
    const [first, ...others] = Array.isArray(body) ? body : [];
    return [withLeaf(first, rest, value), ...others];
  }
  const object = isObject(body) ? body : {};
  return { ...object, [name]: withLeaf(object[name], rest, value) };
}
