import type { Json } from '#core/json/json';
import { COMPONENT_POINTER } from '#core/schema/component-pointer';
import { mapKeywords } from '#core/schema/map-keywords';

/** Prefix of references inside one file. */
export const DEFINITIONS = '#/$defs/';

/** Keywords of OpenAPI that JSON Schema does not have. */
const OPENAPI_ONLY = new Set(['discriminator', 'xml', 'externalDocs', 'example']);

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3 */
const FORMATS = new Set<Json>([
  'date',
  'date-time',
  'time',
  'duration',
  'email',
  'ipv4',
  'ipv6',
  'uri',
  'uuid',
]);

/**
 * Returns a schema of the description as plain JSON Schema: without the keywords and formats that only OpenAPI has, and with
 * references to definitions of the same file.
 */
export function toPlain(schema: Json): Json {
  return mapKeywords(schema, (keyword, value) => {
    if (!isPlain(keyword, value)) return undefined;
    return keyword === '$ref' && typeof value === 'string'
      ? value.replace(COMPONENT_POINTER, DEFINITIONS)
      : value;
  });
}

function isPlain(keyword: string, value: Json): boolean {
  if (keyword === 'format') return FORMATS.has(value);
  return !OPENAPI_ONLY.has(keyword) && !keyword.startsWith('x-');
}
