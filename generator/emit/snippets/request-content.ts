import { bodyFormatOf, sentMediaType } from '#core/http/wire/body-format';
import { encodeForm } from '#core/http/wire/percent-encoding';
import { isPlain, type WirePair } from '#core/http/wire/expand-style';
import { joinQuery } from '#core/http/wire/write-parameters';
import { writeContent } from '#core/http/wire/write-content';
import { writeForm } from '#core/http/wire/write-form';
import { type WirePart, writeNamedParts, writePartsByPosition } from '#core/http/wire/write-parts';
import type { Json } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { MediaType, Operation, RequestExample } from '../../model/api/api-model';
import type { Piece } from '#core/http/wire/write-multipart';

/** The body of a request, by the way it is written. */
export type RequestContent = { mediaType: string } & (
  | { kind: 'json'; value: Json }
  /** A form that any client encodes in the same way; others are `text`. */
  | { kind: 'form'; value: Json; pairs: WirePair[] }
  | { kind: 'multipart'; parts: WirePart[] }
  /** A multipart body that is written by hand, with its boundary in the media type. */
  | { kind: 'pieces'; pieces: Piece[] }
  | { kind: 'text'; text: string }
  /** Bytes that a snippet reads from a file. */
  | { kind: 'binary' }
);

/**
 * Builds the body of one named example; undefined if it has none.
 * @see https://spec.openapis.org/oas/v3.1.0#media-type-object
 */
export function buildRequestContent(
  { requestBody }: Operation,
  { body }: RequestExample,
): RequestContent | undefined {
  if (!body) return undefined;
  const { value, serialized } = body;
  const mediaType = sentMediaType(body.mediaType, value);
  const media = requestBody?.content.find((content) => content.mediaType === body.mediaType);
  if (serialized !== undefined) return { mediaType, kind: 'text', text: serialized };
  switch (bodyFormatOf(mediaType, value)) {
    case 'json':
      return { mediaType, kind: 'json', value };
    case 'form':
      return formContent(mediaType, value, media);
    case 'multipart':
      return { mediaType, kind: 'multipart', parts: partsOf(value, media) };
    case 'text':
      return { mediaType, kind: 'text', text: writeContent(value, mediaType) };
    case 'binary':
    case undefined:
      return { mediaType, kind: 'binary' };
  }
}

function formContent(mediaType: string, value: Json, media: MediaType | undefined): RequestContent {
  const pairs = writeForm(objectOf(value), media?.fields);
  return pairs.every((pair) => isPlain(pair, encodeForm))
    ? { mediaType, kind: 'form', value, pairs }
    : { mediaType, kind: 'text', text: joinQuery(pairs) };
}

function partsOf(value: Json, media: MediaType | undefined): WirePart[] {
  return Array.isArray(value)
    ? writePartsByPosition(listOf(value), media?.parts ?? { prefix: [] })
    : writeNamedParts(objectOf(value), media?.fields);
}
