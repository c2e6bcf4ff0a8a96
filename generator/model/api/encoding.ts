import { isMultipart } from '#core/http/wire/body-format';
import type { Json } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import type { Encoding, PartEncoding } from './api-model';
import { buildHeaders } from './headers';
import type { ModelContext } from './model-context';
import { readFieldStyle } from './serialization';

/** Builds the encoding of the fields of a form. @see https://spec.openapis.org/oas/v3.1.0#encoding-object */
export function buildEncoding(value: Json | undefined, mediaType: string, context: ModelContext): Encoding[] {
  return entriesOf(value).map(([property, given]) => ({
    property,
    ...buildPartEncoding(given, mediaType, context),
  }));
}

/**
 * Builds the encoding of a part, such as an unnamed one: `prefixEncoding` and `itemEncoding` of OpenAPI 3.2. Leaves out what is ignored:
 * the type of a field that has a style.
 */
export function buildPartEncoding(value: Json, mediaType: string, context: ModelContext): PartEncoding {
  const raw = objectOf(value);
  const style = readFieldStyle(raw, isMultipart(mediaType), context);
  return {
    ...(style ? { style } : { contentType: textOf(raw.contentType) }),
    headers: buildHeaders(raw.headers, context),
  };
}
