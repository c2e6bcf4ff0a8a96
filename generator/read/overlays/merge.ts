import { isObject, type Json, type JsonObject } from '#core/json/json';

/** Two values that an overlay cannot merge, such as a list and a string. */
export class Incompatible extends Error {
  constructor(
    readonly path: readonly string[],
    readonly before: string,
    readonly after: string,
  ) {
    super();
  }
}

/** Receives a part of the result that the update gave: the way to it in the result, and in the update. */
export type Given = (at: readonly string[], by: readonly string[]) => void;

/** The value that an update makes of a value; changes neither. @throws Incompatible */
export function merge(before: Json, update: Json, given: Given, path: readonly string[] = []): Json {
  const [one, other] = [kindOf(before), kindOf(update)];
  if (one !== other) throw new Incompatible(path, one, other);
  if (isObject(before) && isObject(update)) return mergeObjects(before, update, given, path);
  if (Array.isArray(before) && Array.isArray(update)) {
    for (const index of update.keys())
      given([...path, String(before.length + index)], [...path, String(index)]);
    return [...before, ...update];
  }
  given(path, path);
  return update;
}

function mergeObjects(
  before: JsonObject,
  update: JsonObject,
  given: Given,
  path: readonly string[],
): JsonObject {
  // A map, because a member may have the name `__proto__`.
  const members = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(update)) {
    const old = members.get(key);
    const inner = [...path, key];
    if (old === undefined) given(inner, inner);
    members.set(key, old === undefined ? value : merge(old, value, given, inner));
  }
  return Object.fromEntries(members);
}

/** Returns the kind of a value, as overlays tell them apart. */
export function kindOf(value: Json): 'object' | 'list' | 'value' {
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? 'object' : 'value';
}
