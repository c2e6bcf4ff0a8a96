/**
 * The keys under which a description can document a status, the first that exists counts: `422`, `4XX`, `default`.
 * @see https://spec.openapis.org/oas/v3.2.0#responses-object
 */
export function statusKeys(status: number | string): string[] {
  const exact = String(status);
  return [exact, `${exact.charAt(0)}XX`, 'default'];
}
