import { isObject, type Json } from '#core/json/json';
import { COMPONENT_POINTER } from '#core/schema/component-pointer';

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

/** Keywords with values of the API, in which nothing is a schema. */
const VALUES = new Set(['enum', 'const', 'default', 'examples']);

/** Keywords with a schema for each name. */
const NAMED = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/**
 * Returns a schema of the description as plain JSON Schema: without the keywords and formats that only OpenAPI has, and with
 * references to definitions of the same file.
 */
export function toPlain(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toPlain);
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([keyword, value]) => isPlain(keyword, value));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, plainKeyword(keyword, value)]));
}

function isPlain(keyword: string, value: Json): boolean {
  if (keyword === 'format') return FORMATS.has(value);
  return !OPENAPI_ONLY.has(keyword) && !keyword.startsWith('x-');
}

function plainKeyword(keyword: string, value: Json): Json {
  if (VALUES.has(keyword)) return value;
  if (keyword === '$ref' && typeof value === 'string') return value.replace(COMPONENT_POINTER, DEFINITIONS);
  if (!NAMED.has(keyword) || !isObject(value)) return toPlain(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toPlain(inner)]));
}
