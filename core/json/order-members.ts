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
  const members: [string, Json][] = [];
  for (const [member, inner] of Object.entries(order)) {
    const own = value[member];
    if (own !== undefined) members.push([member, orderMembers(own, inner, orders)]);
  }
  for (const member of Object.entries(value)) if (!Object.hasOwn(order, member[0])) members.push(member);
  return Object.fromEntries(members);
}
