import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { isXml, sentMediaType } from '#core/http/wire/body-format';
import type { Json, JsonObject } from '#core/json/json';
import type { Example, MediaType, Schema } from './api-model';
import { buildEncoding, buildPartEncoding } from './encoding';
import { buildExamples, buildExternalExamples, readJsonText } from './examples';
import type { ModelContext } from './model-context';
import { withOrigin } from './origins';
import { buildFields, buildPartsByPosition } from './part-forms';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import type { Direction } from '#core/schema/direction';
import { writeXml } from './sample/write-xml';
import { buildSchema } from './schema/build-schema';
import { asItems, buildSequence } from './sequence';

/** Builds the media types of a `content` map. @see https://spec.openapis.org/oas/v3.1.0#media-type-object */
export function buildMediaTypes(
  content: Json | undefined,
  direction: Direction,
  context: ModelContext,
): MediaType[] {
  // A `content` object is always used in the same direction.
  return getOrInsertComputed(context.known.content, objectOf(content), () =>
    entriesOf(content).map(([mediaType, value]) => {
      const raw = resolve(context.bundle, value);
      const schema = buildContentSchema(raw, context);
      const sequence = buildSequence(raw, mediaType, context);
      const examples = buildExamples(raw, schema, direction, context)
        .map((example) => readJsonText(example, { mediaType, schema }, context))
        .map((example) => asXml(example, { mediaType, schema }, context))
        .map((example) => asItems(example, sequence, direction, context));
      const built: MediaType = {
        mediaType,
        schema,
        rawSchema: rawContentSchema(raw),
        encoding: buildEncoding(raw.encoding, mediaType, context),
        prefixEncoding: listOf(raw.prefixEncoding).map((part) => buildPartEncoding(part, mediaType, context)),
        itemEncoding:
          raw.itemEncoding === undefined
            ? undefined
            : buildPartEncoding(raw.itemEncoding, mediaType, context),
        ...(sequence && { sequence }),
        ...formsOf(raw, sentMediaType(mediaType, null), schema, context),
        examples,
        externalExamples: buildExternalExamples(raw, context),
      };
      return withOrigin(context, built, raw);
    }),
  );
}

/** Writes the data of an example in XML as its schema says; a string is the document already. */
function asXml(
  example: Example,
  { mediaType, schema }: Pick<MediaType, 'mediaType' | 'schema'>,
  { merge }: ModelContext,
): Example {
  const { value } = example;
  if (!isXml(mediaType) || schema === undefined || typeof value !== 'object' || value === null)
    return example;
  return { ...example, value: writeXml(value, schema, merge) };
}

/** Builds how the parts of a form or multipart body are written. */
function formsOf(
  raw: JsonObject,
  mediaType: string,
  schema: Schema | undefined,
  context: ModelContext,
): Pick<MediaType, 'fields' | 'parts'> {
  const fields = buildFields(raw, mediaType, schema, context);
  const parts = buildPartsByPosition(raw, mediaType, schema, context);
  return { ...(fields && { fields }), ...(parts && { parts }) };
}

function buildContentSchema(raw: JsonObject, context: ModelContext): Schema | undefined {
  const schema = rawContentSchema(raw);
  return schema === undefined ? undefined : buildSchema(schema, context);
}

/** Returns the schema of the whole content; a stream in OpenAPI 3.2 has the schema of its items instead. */
function rawContentSchema({ schema, itemSchema }: JsonObject): Json | undefined {
  return schema ?? (itemSchema === undefined ? undefined : { type: 'array', items: itemSchema });
}
