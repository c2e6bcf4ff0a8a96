import { isObject, type Json } from './json';

/** The members of an object in their order, each with the name of the order of its value; empty for a value without one. */
export type MemberOrder = Readonly<Record<string, string>>;

/**
 * Returns a value with the members of its objects in order. Members that no order names follow as they were; an array has the order
 * of its elements.
 */
export function orderMembers(
  value: Json,
  name: string | undefined,
  orders: Readonly<Record<string, MemberOrder>>,
): Json {
  if (Array.isArray(value)) return value.map((element) => orderMembers(element, name, orders));
  const order = name === undefined ? undefined : orders[name];
  if (order === undefined || !isObject(value)) return value;
  const named = Object.entries(order).flatMap(([member, inner]): [string, Json][] => {
    const own = value[member];
    return own === undefined ? [] : [[member, orderMembers(own, inner, orders)]];
  });
  return { ...Object.fromEntries(named), ...withoutNamed(value, order) };
}

function withoutNamed(value: Record<string, Json>, order: MemberOrder): Record<string, Json> {
  return Object.fromEntries(Object.entries(value).filter(([member]) => !Object.hasOwn(order, member)));
}
