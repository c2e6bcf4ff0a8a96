import type { Json, JsonObject } from '../json/json';
import { entriesOf, listOf, objectOf, textOf } from '../json/read';
import { COMPONENT_POINTER } from './component-pointer';
import type { Direction } from './direction';

/** Names of the members of an object. */
export interface SplitMembers {
  /** What a body has. */
  present: string[];
  /** What only travels the other way. */
  absent: ReadonlySet<string>;
}

/**
 * The members that a schema and its bases name, by whether a body that travels in `direction` has them: neither the
 * schema, nor a base, nor the schema of the member may mark it as read-only or write-only. `components` are the
 * component schemas by name.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function splitMembers(
  schema: Json,
  direction: Direction,
  components: Record<string, Json>,
): SplitMembers {
  const flag = direction === 'request' ? 'readOnly' : 'writeOnly';
  const members = partsOf(schema, components).flatMap(({ properties }) => entriesOf(properties));
  const isAbsent = (member: Json) => partsOf(member, components).some((part) => part[flag] === true);
  const absent = new Set(members.filter(([, member]) => isAbsent(member)).map(([name]) => name));
  const present = members.map(([name]) => name).filter((name) => !absent.has(name));
  return { present: [...new Set(present)], absent };
}

/** A schema and everything that it takes over: what it refers to and its bases, each once. */
export function partsOf(
  schema: Json,
  components: Record<string, Json>,
  seen: Set<JsonObject> = new Set(),
): JsonObject[] {
  const own = objectOf(schema);
  if (seen.has(own)) return [];
  seen.add(own);
  const target = components[(textOf(own.$ref) ?? '').replace(COMPONENT_POINTER, '')];
  const included = [...(target === undefined ? [] : [target]), ...listOf(own.allOf)];
  return [own, ...included.flatMap((part) => partsOf(part, components, seen))];
}
