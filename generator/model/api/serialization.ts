import type { ParameterLocation } from '#core/http/parameter-location';
import { sentMediaType } from '#core/http/wire/body-format';
import type { Serialization, Style, StyleSerialization } from '#core/http/wire/serialization';
import type { JsonObject } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import type { ModelContext } from './model-context';
import { buildFields } from './part-forms';
import { buildSchema } from './schema/build-schema';

/** The styles of each location; the first is its default. */
const STYLES: Readonly<Record<ParameterLocation, readonly Style[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** The collection formats of Swagger 2.0 that no style of OpenAPI 3 at their location says. */
const COLLECTION_FORMATS = new Map<string, Style>(
  Object.entries({ ssv: 'spaceDelimited', pipes: 'pipeDelimited', tsv: 'tabDelimited' } as const),
);

/**
 * Reads how the value of a parameter or header is written. This is the only place that knows defaults, and versions that differ.
 * @see https://spec.openapis.org/oas/v3.2.0#parameter-object
 */
export function readSerialization(
  raw: JsonObject,
  location: ParameterLocation,
  context: ModelContext,
): Serialization {
  const [content] = entriesOf(raw.content);
  if (content === undefined) return readStyle(raw, location, context);
  const media = objectOf(content[1]);
  const mediaType = sentMediaType(content[0], null);
  const schema = media.schema === undefined ? undefined : buildSchema(media.schema, context);
  const fields = buildFields(media, mediaType, schema, context);
  return {
    kind: 'content',
    mediaType,
    ...(raw.in === 'querystring' && { isWhole: true }),
    ...(fields && { fields }),
  };
}

/**
 * Reads the style of a field of a form; undefined if its encoding has none, so that its media type counts. In OpenAPI 3.0, the parts of
 * a multipart body have none.
 */
export function readFieldStyle(
  encoding: JsonObject,
  isMultipart: boolean,
  context: Pick<ModelContext, 'bundle'>,
): StyleSerialization | undefined {
  if (isMultipart && context.bundle.openapi.startsWith('3.0')) return undefined;
  const isSaid = ['style', 'explode', 'allowReserved', 'x-collection-format'].some(
    (name) => encoding[name] !== undefined,
  );
  return isSaid ? readStyle(encoding, 'query', context) : undefined;
}

function readStyle(
  raw: JsonObject,
  location: ParameterLocation,
  { bundle }: Pick<ModelContext, 'bundle'>,
): StyleSerialization {
  const collection = COLLECTION_FORMATS.get(textOf(raw['x-collection-format']) ?? '');
  if (collection) return { kind: 'style', style: collection, explode: false, allowReserved: false };
  const [usual] = STYLES[location];
  const style = STYLES[location].find((one) => one === raw.style) ?? usual!;
  const isExploded = style === 'form' || style === 'cookie';
  return {
    kind: 'style',
    style,
    explode: typeof raw.explode === 'boolean' ? raw.explode : isExploded,
    allowReserved: raw.allowReserved === true && canBeReserved(style, location, bundle.openapi),
  };
}

/** Before OpenAPI 3.2, only the values of queries can have reserved characters. */
function canBeReserved(style: Style, location: ParameterLocation, version: string): boolean {
  if (location === 'query') return true;
  return !/^3\.[01]/.test(version) && location !== 'header' && style !== 'cookie';
}
