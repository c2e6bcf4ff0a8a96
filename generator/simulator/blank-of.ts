import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from '../bundle/bundled-description';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import { resolveObject } from './resolve-object';

/**
 * The object that an answer holds when nothing was sent: each member of `schema` and its bases that has a default, may
 * be null or is a list. Members that only requests hold, and those without any of the three, are left out.
 */
export function blankOf(description: BundledDescription, schema: Json): JsonObject {
  const resolved = resolveObject(description, schema);
  const blank: JsonObject = {};
  for (const base of listOf(resolved.allOf)) Object.assign(blank, blankOf(description, base));
  for (const [name, member] of entriesOf(resolved.properties)) {
    const value = emptyValue(resolveObject(description, member));
    if (value !== undefined) blank[name] = value;
  }
  return blank;
}

function emptyValue(member: JsonObject): Json | undefined {
  if (member.writeOnly === true) return undefined;
  if (member.default !== undefined) return member.default;
  if (acceptsNull(member)) return null;
  return member.type === 'array' ? [] : undefined;
}

function acceptsNull({ type, anyOf, oneOf }: JsonObject): boolean {
  if (type === 'null' || listOf(type).includes('null')) return true;
  return [...listOf(anyOf), ...listOf(oneOf)].some((branch) => objectOf(branch).type === 'null');
}
