import { isForm, isJson, isMultipart as isMultipartType, sentMediaType } from '#core/http/wire/body-format';
import type { FieldForm, PartForm, PartsByPosition } from '#core/http/wire/serialization';
import { writeHeader } from '#core/http/wire/write-parameters';
import type { JsonObject } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { Header, Limit, LimitKeyword, Schema } from './api-model';
import { buildHeaders } from './headers';
import type { ModelContext } from './model-context';
import { buildSample } from './sample/build-sample';
import { readFieldStyle } from './serialization';

/**
 * Builds how the fields of a form or the named parts of a multipart body are written; undefined for another media type.
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-object
 */
export function buildFields(
  media: JsonObject,
  mediaType: string,
  schema: Schema | undefined,
  context: ModelContext,
): FieldForm[] | undefined {
  const isMultipart = isMultipartType(mediaType);
  if (!isMultipart && !isForm(mediaType)) return undefined;
  const schemas = new Map(propertiesOf(schema, context).map(({ name, schema }) => [name, schema]));
  const encodings = objectOf(media.encoding);
  return [...new Set([...schemas.keys(), ...Object.keys(encodings)])].flatMap((property) => {
    const encoding = objectOf(encodings[property]);
    const style = readFieldStyle(encoding, isMultipart, context);
    const form = style ? { style } : buildPart(encoding, schemas.get(property), isMultipart, context);
    const headers = isMultipart ? readHeaders(encoding, context) : [];
    const field = { property, ...form, ...(headers.length > 0 && { headers }) };
    return Object.keys(field).length > 1 ? [field] : [];
  });
}

/** Builds how the parts of an array are written: parts of a multipart body without names. */
export function buildPartsByPosition(
  raw: JsonObject,
  mediaType: string,
  schema: Schema | undefined,
  context: ModelContext,
): PartsByPosition | undefined {
  if (!isMultipartType(mediaType)) return undefined;
  const { prefixItems = [], items } = schema ? context.merge(schema).schema : {};
  const encodings = listOf(raw.prefixEncoding).map(objectOf);
  const count = Math.max(encodings.length, prefixItems.length);
  const build = (encoding: JsonObject, item: Schema | undefined): PartForm => {
    const headers = readHeaders(encoding, context);
    return { ...buildPart(encoding, item, true, context), ...(headers.length > 0 && { headers }) };
  };
  return {
    prefix: Array.from({ length: count }, (_, index) =>
      build(encodings[index] ?? objectOf(raw.itemEncoding), prefixItems[index] ?? items),
    ),
    item: build(objectOf(raw.itemEncoding), items),
  };
}

function buildPart(
  encoding: JsonObject,
  described: Schema | undefined,
  isMultipart: boolean,
  context: ModelContext,
): PartForm {
  const schema = described && itemOf(described, context);
  const [named] = (textOf(encoding.contentType) ?? '').split(',').map((type) => type.trim());
  const mediaType = named ? sentMediaType(named, 'text') : isMultipart ? typeOf(schema, context) : undefined;
  const transferEncoding = textOf(valueOfLimit(schema, 'contentEncoding'));
  const parts = mediaType && buildPartsByPosition(encoding, mediaType, described, context);
  return {
    ...(mediaType && { mediaType }),
    ...(isMultipart && schema && isFile(schema, context) && { isFile: true as const }),
    ...(isMultipart && transferEncoding && { transferEncoding }),
    ...(parts && { parts }),
  };
}

/** Returns the schema of what is sent apart: the items of an array. */
function itemOf(schema: Schema, { merge }: ModelContext): Schema {
  const { schema: merged } = merge(schema);
  return merged.items ? merge(merged.items).schema : merged;
}

/** Returns the type of strings that a schema has by default, if it is not text. */
function typeOf(schema: Schema | undefined, context: ModelContext): string | undefined {
  if (schema?.format === 'byte' && isVersion30(context)) return 'application/octet-stream';
  return textOf(valueOfLimit(schema, 'contentMediaType'));
}

function isFile(schema: Schema, context: ModelContext): boolean {
  if (valueOfLimit(schema, 'contentEncoding') !== undefined) return false;
  const contentMediaType = textOf(valueOfLimit(schema, 'contentMediaType'));
  if (schema.format === 'binary') return true;
  if (contentMediaType !== undefined) return !isJson(contentMediaType);
  return !isVersion30(context) && saysNothing(schema);
}

/** From OpenAPI 3.1 on, a schema without a type is binary data. */
function saysNothing({
  types,
  properties,
  enum: values,
  const: value,
  allOf,
  anyOf,
  oneOf,
}: Schema): boolean {
  const isOpen = types.length === 0 && values === undefined && value === undefined;
  return isOpen && [properties, allOf, anyOf, oneOf].every((list) => list.length === 0);
}

function valueOfLimit(schema: Schema | undefined, keyword: LimitKeyword): Limit['value'] | undefined {
  return schema?.limits.find((limit) => limit.keyword === keyword)?.value;
}

function isVersion30({ bundle }: ModelContext): boolean {
  return bundle.openapi.startsWith('3.0');
}

/** Returns the properties of an object and of its alternatives. */
function propertiesOf(schema: Schema | undefined, { merge }: ModelContext): Schema['properties'] {
  if (!schema) return [];
  const { schema: merged } = merge(schema);
  const others = [...merged.oneOf, ...merged.anyOf].map((one) => merge(one).schema);
  return [merged, ...others].flatMap(({ properties }) => properties);
}

/** Returns the headers of a part with their examples; a required one without any gets its sample. */
function readHeaders(encoding: JsonObject, context: ModelContext): { name: string; value: string }[] {
  return buildHeaders(encoding.headers, context)
    .filter(({ name }) => name.toLowerCase() !== 'content-type')
    .flatMap((header) => {
      const value = valueOf(header, context);
      return value === undefined ? [] : [{ name: header.name, value }];
    });
}

function valueOf(header: Header, { merge }: ModelContext): string | undefined {
  const { name, required, schema, serialization, examples } = header;
  const [example] = examples;
  if (example === undefined && !required) return undefined;
  const value = example === undefined ? buildSample(schema, 'request', merge) : example.value;
  return writeHeader({ in: 'header', name, value, serialization });
}
