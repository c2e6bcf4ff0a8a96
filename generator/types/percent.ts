import type { Json } from '#core/json/json';

/** Stands for `%`: no part of an identifier, so that names which hold it stay quoted. */
const STAND_IN = '\uE000';

/**
 * A copy in which no name holds `%`, which openapi-typescript takes for the start of an encoded character
 * (openapi-ts/openapi-typescript#2251): references are decoded, and every other `%` is replaced until `restorePercent`.
 */
export function hidePercent(value: Json): Json {
  if (typeof value === 'string') return hide(value);
  // JSON has no infinity either.
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (Array.isArray(value)) return value.map(hidePercent);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      hide(key),
      key === '$ref' && typeof member === 'string' ? hide(decode(member)) : hidePercent(member),
    ]),
  );
}

/** The types with their `%` again; TypeScript writes the stand-in as an escape in literals, as itself in comments. */
export function restorePercent(types: string): string {
  return types.replaceAll('\\uE000', '%').replaceAll(STAND_IN, '%');
}

function hide(text: string): string {
  return text.replaceAll('%', STAND_IN);
}

function decode(reference: string): string {
  return reference.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}
