/** Whether a raw value is a Reference Object. @see https://spec.openapis.org/oas/v3.1.0#reference-object */
export function isReference(value: unknown): value is { $ref: string } {
  return (
    typeof value === 'object' && value !== null && typeof (value as { $ref?: unknown }).$ref === 'string'
  );
}
