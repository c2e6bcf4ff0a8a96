import { isObject, type Json } from '#core/json/json';
import type { ApiModel, Limit, Operation, RequestExample, Schema } from '../model/api-model';
import { isJson } from './accepted-media-type';
import type { Pair } from './http-request';
import { memberTexts, parameterText } from './parameter-text';
import { deepPairs } from './serialize-query';

/** The body of a request by the way it is written. */
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
  /** Text of the part; of a file, its content. */
  value: string;
  isFile: boolean;
}

/**
 * The body of one named example, undefined without one.
 * @see https://spec.openapis.org/oas/v3.1.0#media-type-object
 */
export function buildRequestContent(
  operation: Operation,
  { body }: RequestExample,
  model: ApiModel,
): RequestContent | undefined {
  if (!body) return undefined;
  const { mediaType, value } = body;
  if (isJson(mediaType)) return { mediaType, kind: 'json', value };
  const schema = operation.requestBody?.content.find((content) => content.mediaType === mediaType)?.schema;
  if (isObject(value)) {
    if (/^multipart\//i.test(mediaType))
      return { mediaType, kind: 'multipart', parts: partsOf(value, schema, model) };
    if (/x-www-form-urlencoded/i.test(mediaType))
      return { mediaType, kind: 'form', value, pairs: formPairs(value) };
  }
  const isText = /^text\/|[/+]xml|[/+]ya?ml|graphql|javascript/i.test(mediaType);
  return isText ? { mediaType, kind: 'text', text: parameterText(value) } : { mediaType, kind: 'binary' };
}

function formPairs(value: { [key: string]: Json }): Pair[] {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .flatMap(([name, member]) => deepPairs(name, member));
}

function partsOf(value: { [key: string]: Json }, schema: Schema | undefined, model: ApiModel): Part[] {
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
