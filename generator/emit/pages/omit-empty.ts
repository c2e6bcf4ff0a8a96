/** Returns the list, or undefined if it is empty: empty members are left out of the data. */
export function omitEmpty<Item>(list: readonly Item[]): Item[] | undefined {
  return list.length === 0 ? undefined : [...list];
}

/** Returns `true`, or undefined: false members are left out of the data. */
export function omitFalse(flag: boolean): true | undefined {
  return flag || undefined;
}
