import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, objectOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { resolve } from '#core/openapi/resolve';
import { streamItemOf } from '#core/openapi/stream-item';

/** The mark of a schema that is written as `Stream`. */
export const STREAM = 'x-stream';

/**
 * Gives each stream an array of its items as its schema, which has a mark if it is received: openapi-typescript does not read
 * `itemSchema`. Changes `description`.
 * @returns whether a stream is received.
 */
export function markStreams(description: JsonObject): boolean {
  const received = new Set<Json>();
  const streams: { media: JsonObject; items: Json }[] = [];
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    for (const response of Object.values(objectOf(part.responses)))
      for (const [, media] of entriesOf(objectOf(response).content)) received.add(media);
    for (const [mediaType, media] of entriesOf(part.content)) {
      const items = streamItemOf(description, mediaType, resolve(description, media));
      if (items !== undefined && isObject(media)) streams.push({ media, items });
    }
  });
  for (const { media, items } of streams)
    media.schema = { type: 'array', items, ...(received.has(media) && { [STREAM]: true }) };
  return streams.some(({ media }) => received.has(media));
}
