import { isObject, type Json } from '#core/json/json';

/** JSON with sorted members: equal for equal values. Members that are undefined are left out. */
export function canonicalText(value: Json | undefined): string {
  return JSON.stringify(sorted(value ?? null));
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => (member as Json | undefined) !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
