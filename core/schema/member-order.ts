import type { Json, JsonObject } from '../json/json';
import { valueAt } from '../json/pointer';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '../json/read';
import { componentTokensOf } from './component-pointer';

/** Sorts what has a name by a list of names; what the list does not name follows as it was. */
export function sortByOrder<T extends { name: string }>(
  members: readonly T[],
  order: readonly string[] | undefined,
): T[] {
  if (order === undefined || order.length === 0) return [...members];
  const ranks = new Map(order.map((name, index) => [name, index]));
  const rankOf = ({ name }: T) => ranks.get(name) ?? order.length;
  return members.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Joins two lists of names: those of the more specific schema come first. */
export function joinOrders(
  own: readonly string[] | undefined,
  base: readonly string[] | undefined,
): readonly string[] | undefined {
  return own && base ? [...new Set([...own, ...base])] : (own ?? base);
}

/** Returns the names in `x-order` of a schema in a description, or its properties in the order of the numbers in their `x-order`. */
export function ownOrder({ 'x-order': order, properties }: JsonObject): readonly string[] | undefined {
  if (Array.isArray(order)) return textsOf(order);
  const numbered = entriesOf(properties).flatMap(([name, property]) => {
    const number = objectOf(property)['x-order'];
    return typeof number === 'number' ? [{ name, number }] : [];
  });
  if (numbered.length === 0) return undefined;
  return numbered.toSorted((one, other) => one.number - other.number).map(({ name }) => name);
}

/** Returns `x-order` of a schema in a description, joined with those of its bases; of two bases, the later one is more specific. */
export function orderOf(
  schema: Json,
  components: Record<string, Json>,
  around: ReadonlySet<Json> = new Set(),
): readonly string[] | undefined {
  if (around.has(schema)) return undefined;
  const raw = objectOf(schema);
  const { $ref, allOf } = raw;
  const tokens = componentTokensOf(textOf($ref) ?? '');
  const target = tokens && valueAt(components, tokens);
  const bases = [...(target === undefined ? [] : [target]), ...listOf(allOf)];
  const inside = new Set([...around, schema]);
  const inherited = bases.map((base) => orderOf(base, components, inside));
  return joinOrders(
    ownOrder(raw),
    inherited.reduce((joined, own) => joinOrders(own, joined), undefined),
  );
}
