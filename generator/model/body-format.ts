import { isObject, type Json } from '#core/json/json';

/** The ways in which a value becomes a body; `binary` is a file. */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'binary';

/** A type that nearly every server of a range takes. */
const OF_RANGE = new Map(
  Object.entries({
    audio: 'audio/mpeg',
    font: 'font/woff2',
    image: 'image/png',
    multipart: 'multipart/form-data',
    text: 'text/plain',
    video: 'video/mp4',
  }),
);

/**
 * The media type that a request names for a value: of a range such as `image/*`, which no request can name, one that it holds.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-content-type
 */
export function sentMediaType(mediaType: string, value: Json): string {
  const [, range] = /^([^/;]+)\/\*/.exec(mediaType) ?? [];
  if (range === undefined) return mediaType;
  const any = typeof value === 'object' ? 'application/json' : 'application/octet-stream';
  return OF_RANGE.get(range.toLowerCase()) ?? any;
}

/**
 * How a value is written in a media type, or in one of a range; undefined where it has to be written first by someone who
 * knows the format, as an object in XML has.
 */
export function bodyFormatOf(type: string, value: Json): BodyFormat | undefined {
  const mediaType = sentMediaType(type, value);
  if (isJson(mediaType)) return 'json';
  if (isObject(value) && /^multipart\//i.test(mediaType)) return 'multipart';
  if (isObject(value) && isForm(mediaType)) return 'form';
  // JSON is YAML.
  if (/[/+]ya?ml/i.test(mediaType)) return 'text';
  if (!isText(mediaType)) return 'binary';
  return typeof value === 'object' ? undefined : 'text';
}

/** True for `application/json` and `application/…+json`, with or without parameters. */
export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(mediaType);
}

function isForm(mediaType: string): boolean {
  return /x-www-form-urlencoded/i.test(mediaType);
}

function isText(mediaType: string): boolean {
  return /^text\/|[/+]xml|graphql|javascript|json/i.test(mediaType) || isForm(mediaType);
}
