import type { Json } from '#core/json/json';

/** The name in `$name`, the form in which a call uses a value that an earlier call kept; undefined for any other value. */
export function keptName(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? /^\$([a-z][A-Za-z]*)$/.exec(value)?.[1] : undefined;
}

/** `value` with every `$name` replaced by the kept value. @throws for a name that no call kept. */
export function insertKept(value: Json, kept: ReadonlyMap<string, Json>): Json {
  if (Array.isArray(value)) return value.map((entry) => insertKept(entry, kept));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, insertKept(member, kept)]));
  const name = keptName(value);
  if (name === undefined) return value;
  const found = kept.get(name);
  if (found === undefined) throw new Error(`No call kept a value named ${name}.`);
  return found;
}
