import { isObject, type Json, type JsonObject } from '#core/json/json';

/** Members of a schema whose values are data. */
const DATA = new Set(['default', 'enum', 'example', 'examples']);
/** Members whose values are found by names that the author chose. */
const BY_NAME = new Set(['definitions', 'properties', 'responses']);

/**
 * Writes what the upgrader leaves in schemas of a Swagger 2.0 document as OpenAPI 3.0 does: a discriminator as an object, and `nullable`
 * for the extension `x-nullable`, where it has an effect. Changes the document, and visits what YAML aliases share once.
 * @see https://spec.openapis.org/oas/v3.0.3#discriminator-object
 */
export function convertSchemas(document: JsonObject): void {
  const seen = new Set<Json>();
  const visit = (value: Json, isByName: boolean): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isObject(value) && !isByName) convertSchema(value);
    for (const [name, member] of Object.entries(value))
      if (isByName || !DATA.has(name)) visit(member, !isByName && BY_NAME.has(name));
  };
  visit(document, false);
}

function convertSchema(schema: JsonObject): void {
  const { discriminator } = schema;
  if (typeof discriminator === 'string') schema.discriminator = { propertyName: discriminator };
  // A reference has no siblings in OpenAPI 3.0, so there the extension stays, and is reported as not shown.
  if (schema['x-nullable'] !== true || '$ref' in schema) return;
  delete schema['x-nullable'];
  schema.nullable = true;
}
