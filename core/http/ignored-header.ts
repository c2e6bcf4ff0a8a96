/** Headers that OpenAPI describes as media types and security instead. */
const IGNORED = ['accept', 'content-type', 'authorization'];

/**
 * Whether OpenAPI ignores a parameter of this location and name.
 * @see https://spec.openapis.org/oas/v3.1.0#fixed-fields-9
 */
export function isIgnoredHeader(location: unknown, name: unknown): boolean {
  return location === 'header' && typeof name === 'string' && IGNORED.includes(name.toLowerCase());
}
