import { isMultipart } from '../http/wire/body-format';
import { framingOf } from '../http/wire/sequence';
import type { Json, JsonObject } from '../json/json';
import { listOf, textsOf } from '../json/read';
import { resolve } from './resolve';

/** A description in one document. */
type Bundle = Readonly<Record<string, Json | undefined>>;

/** How many `allOf` are followed until a schema says its type. */
const MAX_DEPTH = 5;

/**
 * Returns the schema of one item of a stream: `itemSchema`, the items of an array in a media type of streams, or, as descriptions
 * before OpenAPI 3.2 have it, the schema itself. Text without structure has no items; the parts of a multipart body have
 * encodings, which say how they are sent.
 * @param media the Media Type Object.
 * @see https://spec.openapis.org/oas/v3.2.0#sequential-media-types
 */
export function streamItemOf(bundle: Bundle, mediaType: string, media: JsonObject): Json | undefined {
  const { itemSchema, schema } = media;
  if (itemSchema !== undefined) return isMultipart(mediaType) ? undefined : itemSchema;
  if (schema === undefined || framingOf(mediaType) === undefined) return undefined;
  return itemsOf(bundle, schema, MAX_DEPTH);
}

function itemsOf(bundle: Bundle, given: Json, depth: number): Json | undefined {
  const schema = resolve(bundle, given);
  const types = textsOf([schema.type ?? []].flat());
  if (types.includes('array') || schema.items !== undefined) return schema.items ?? true;
  if (types.includes('object') || schema.properties !== undefined) return given;
  if ([schema.oneOf, schema.anyOf].some((union) => listOf(union).length > 0)) return given;
  for (const base of depth > 0 ? listOf(schema.allOf) : []) {
    const items = itemsOf(bundle, base, depth - 1);
    if (items !== undefined) return items === base ? given : items;
  }
  return undefined;
}
