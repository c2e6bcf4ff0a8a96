import type { Json } from '#core/json/json';

/** Replaces `%`. Not an identifier character, so that names that contain it stay quoted. */
const STAND_IN = '\uE000';

/**
 * Returns a copy in which no name contains `%`, which openapi-typescript reads as the start of an encoded character
 * (openapi-ts/openapi-typescript#2251): decodes references, and replaces every other `%` until `restorePercent`.
 */
export function hidePercent(value: Json): Json {
  if (typeof value === 'string') return hide(value);
  // JSON does not have infinity either.
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

/** Restores each `%` in the types; TypeScript writes its replacement as an escape in literals, and unescaped in comments. */
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
