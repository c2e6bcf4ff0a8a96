import { isObject, type Json } from '#core/json/json';

/** The value at a path such as `.items[].tax`, of the first item; undefined where there is none. */
export function valueAt(value: Json, path: string): Json | undefined {
  const keys = path.match(/[^.[\]]+|\[\]/g) ?? [];
  return keys.reduce<Json | undefined>((current, key) => {
    if (Array.isArray(current)) return current[0];
    return isObject(current) ? current[key] : undefined;
  }, value);
}
