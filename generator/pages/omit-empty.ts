/** The list, or undefined when there is nothing in it: empty members are left out of the data. */
export function listOrNothing<Item>(list: readonly Item[]): Item[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** `true`, or undefined: false members are left out of the data. */
export function trueOrNothing(flag: boolean): true | undefined {
  return flag || undefined;
}
