/** A reference to a component schema, or to a part of one: `Invoice/properties/id`. */
export function referenceTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
