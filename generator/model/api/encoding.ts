import type { Json } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import type { Encoding, PartEncoding } from './api-model';
import { buildHeaders } from './headers';
import type { ModelContext } from './model-context';

/** Builds the encoding of the fields of a form. @see https://spec.openapis.org/oas/v3.1.0#encoding-object */
export function buildEncoding(value: Json | undefined, context: ModelContext): Encoding[] {
  return entriesOf(value).map(([property, given]) => ({ property, ...buildPartEncoding(given, context) }));
}

/** Builds the encoding of an unnamed part: `prefixEncoding` and `itemEncoding` of OpenAPI 3.2. */
export function buildPartEncoding(value: Json, context: ModelContext): PartEncoding {
  const { contentType, style, explode, allowReserved, headers } = objectOf(value);
  return {
    contentType: textOf(contentType),
    style: textOf(style),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: allowReserved === true,
    headers: buildHeaders(headers, context),
  };
}
