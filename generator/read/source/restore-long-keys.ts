/** A key of YAML that is a number, which JavaScript may round. */
const LONG_KEY = /(?<=^|[\s{,])\d{16,}(?=\s*:(?:\s|$))/gm;

/**
 * Gives keys that are long numbers the digits that they are written with: a parser reads them as numbers, and `1e+29` would be the
 * name of a property. Changes the value.
 * @param text the file that the value was parsed from.
 */
export function restoreLongKeys(value: unknown, text: string): void {
  const written = new Map(
    [...text.matchAll(LONG_KEY)]
      .map(([digits]) => [String(Number(digits)), digits] as const)
      .filter(([rounded, digits]) => rounded !== digits),
  );
  if (written.size > 0) rename(value, written, new Set());
}

function rename(value: unknown, written: ReadonlyMap<string, string>, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  const object = value as Record<string, unknown>;
  const entries = Object.entries(object);
  for (const [, member] of entries) rename(member, written, seen);
  if (Array.isArray(value) || !entries.some(([key]) => written.has(key))) return;
  // All are written again, so that they stay in their order.
  for (const [key] of entries) Reflect.deleteProperty(object, key);
  for (const [key, member] of entries) object[written.get(key) ?? key] = member;
}
