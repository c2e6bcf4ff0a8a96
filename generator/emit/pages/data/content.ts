import type { MediaType, Schema } from '../../../model/api/api-model';
import { anchorOfBody } from '../../../model/addresses/anchors';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { MediaTypeData, SchemaData } from '#core/contracts/page-data';
import { buildSchemaData, type SchemaLocation } from '../fields/build-schema-data';
import { describeSequence } from '../../../model/wording/sequence-text';
import { describeStream, describeType } from '../../../model/wording/type-text';
import { tellEncoding, tellItemEncoding } from './encoding';
import { buildExamplesData, withoutShown } from './examples';
import { describeExternalExamples } from './external-examples';

/** The location of a body. `within` is the start of anchors for parts that do not have a separate page: `callback.paid`. */
export type BodyLocation = Omit<SchemaLocation, 'prefix' | 'role' | 'isUpdate'> & { within?: string };

/**
 * Builds a body in each of its media types. A schema that several of them share is written out once.
 * @param isWritten whether a schema is written out; otherwise only its type is shown.
 */
export function buildContent(
  content: readonly MediaType[],
  location: SchemaLocation,
  context: PageContext,
  isWritten: (schema: Schema) => boolean = () => true,
): MediaTypeData[] | undefined {
  const written = new Set<string>();
  return omitEmpty(
    content.map((media, index) => {
      const { mediaType } = media;
      const prefix = anchorOfBody(location.prefix, mediaType, index);
      return {
        mediaType,
        schema: withExternalExamples(
          withSequence(describeBody(media, prefix), media, context),
          media,
          context,
        ),
        examples: buildExamplesData(media, { prefix, claimId: location.claimId }, context),
      };
    }),
  );

  function describeBody(media: MediaType, prefix: string): SchemaData | undefined {
    const { schema } = media;
    if (schema && !isWritten(schema)) return { type: describeType(schema, context) };
    return buildOnce(media, { ...location, prefix }, written, context);
  }
}

/** Adds links to external examples; a body without a schema may have some, too. */
function withExternalExamples(
  schema: SchemaData | undefined,
  { externalExamples }: MediaType,
  { renderMarkdown }: PageContext,
): SchemaData | undefined {
  const html = renderMarkdown(describeExternalExamples(externalExamples));
  if (html === undefined) return schema;
  return { type: [], ...schema, html: [schema?.html, html].filter(Boolean).join('\n') };
}

function buildOnce(
  media: MediaType,
  location: SchemaLocation,
  written: Set<string>,
  context: PageContext,
): SchemaData | undefined {
  const { schema, encoding, prefixEncoding, itemEncoding } = media;
  if (!schema) return undefined;
  const name = context.merge(schema).name;
  const isForm = encoding.length + prefixEncoding.length > 0 || itemEncoding !== undefined;
  if (name !== undefined && written.has(name) && !isForm) return { type: describeType(schema, context) };
  if (name !== undefined) written.add(name);
  const data = buildSchemaData(schema, location, context);
  tellEncoding(data, media, location.claimId, context);
  tellItemEncoding(data, media, location.prefix, location.claimId, context);
  return { ...data, examples: withoutShown(data.examples, media.examples) };
}

/** Says of a stream what its items are and how they are sent. */
function withSequence(
  schema: SchemaData | undefined,
  media: MediaType,
  context: PageContext,
): SchemaData | undefined {
  if (!media.sequence) return schema;
  const sent = context.renderMarkdown(describeSequence(media.sequence));
  const html = [schema?.html, sent].filter(Boolean).join('\n');
  return { ...schema, type: describeStream(media.sequence, context), ...(html && { html }) };
}
