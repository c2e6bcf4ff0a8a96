import { formatValue } from '#core/json/format-value';
import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { ApiModel, Limit, Operation, RequestExample, Schema } from '../../model/api/api-model';
import { isJson, bodyFormatOf, sentMediaType } from '../../model/api/body-format';
import type { Pair } from '#core/http/request-parts';
import { memberTexts } from '#core/http/member-texts';
import { deepPairs } from '#core/http/serialize-query';

/** The body of a request, by the way it is written. */
export type RequestContent = { mediaType: string } & (
  | { kind: 'json'; value: Json }
  | { kind: 'form'; value: Json; pairs: Pair[] }
  | { kind: 'multipart'; parts: Part[] }
  | { kind: 'text'; text: string }
  /** Bytes that a snippet reads from a file. */
  | { kind: 'binary' }
);

export interface Part {
  name: string;
  /** The value of the part; for a file, its content. */
  value: string;
  isFile: boolean;
}

/**
 * Builds the body of one named example; undefined if it has none.
 * @see https://spec.openapis.org/oas/v3.1.0#media-type-object
 */
export function buildRequestContent(
  operation: Operation,
  { body }: RequestExample,
  model: ApiModel,
): RequestContent | undefined {
  if (!body) return undefined;
  const { value } = body;
  const mediaType = sentMediaType(body.mediaType, value);
  const schema = operation.requestBody?.content.find(
    (content) => content.mediaType === body.mediaType,
  )?.schema;
  switch (bodyFormatOf(mediaType, value)) {
    case 'json':
      return { mediaType, kind: 'json', value };
    case 'form':
      return { mediaType, kind: 'form', value, pairs: formPairs(objectOf(value)) };
    case 'multipart':
      return { mediaType, kind: 'multipart', parts: partsOf(objectOf(value), schema, model) };
    case 'text':
      return { mediaType, kind: 'text', text: formatValue(value) };
    case 'binary':
    case undefined:
      return { mediaType, kind: 'binary' };
  }
}

function formPairs(value: JsonObject): Pair[] {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .flatMap(([name, member]) => deepPairs(name, member));
}

function partsOf(value: JsonObject, schema: Schema | undefined, model: ApiModel): Part[] {
  const files = new Set(schema && fileMembers(schema, model));
  return memberTexts(value).map(([name, text]) => ({ name, value: text, isFile: files.has(name) }));
}

function fileMembers(schema: Schema, model: ApiModel): string[] {
  const named = model.schemas.find(({ name }) => name === schema.ref)?.schema;
  const properties = [...(named?.properties ?? []), ...schema.properties];
  return properties.filter((property) => isFile(property.schema)).map(({ name }) => name);
}

function isFile({ format, limits, items }: Schema): boolean {
  const isBinary = format === 'binary' || limits.some(isBinaryMedia);
  return isBinary || (items !== undefined && isFile(items));
}

function isBinaryMedia({ keyword, value }: Limit): boolean {
  return keyword === 'contentMediaType' && !isJson(String(value));
}
