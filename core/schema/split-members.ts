import type { Json, JsonObject } from '../json/json';
import { valueAt } from '../json/pointer';
import { entriesOf, listOf, objectOf, textOf } from '../json/read';
import { componentTokensOf } from './component-pointer';
import type { Direction } from './direction';

/** Names of the members of an object. */
interface SplitMembers {
  /** Members that bodies of this direction have. */
  present: string[];
  /** Members of the other direction only. */
  absent: ReadonlySet<string>;
}

/**
 * Splits the members of a schema and its bases by whether a body of `direction` has them. A member is absent if its schema,
 * or one of its bases, is marked as read-only or write-only. `components` are the component schemas by name.
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

/** A schema with its reference target and all its bases, without duplicates. */
export function partsOf(
  schema: Json,
  components: Record<string, Json>,
  seen: Set<JsonObject> = new Set(),
): JsonObject[] {
  const own = objectOf(schema);
  if (seen.has(own)) return [];
  seen.add(own);
  const tokens = componentTokensOf(textOf(own.$ref) ?? '');
  const target = tokens && valueAt(components, tokens);
  const included = [...(target === undefined ? [] : [target]), ...listOf(own.allOf)];
  return [own, ...included.flatMap((part) => partsOf(part, components, seen))];
}
