import { isObject, type Json } from '../../json/json';
import { framingOf } from './sequence';

/** How a value is serialized as a body; `binary` is a file. */
type BodyFormat = 'json' | 'form' | 'multipart' | 'text' | 'binary';

/** For each range, a type that nearly every server accepts. */
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

/** Returns a media type in lower case, without its parameters. @see https://mimesniff.spec.whatwg.org/#mime-type-essence */
export function essenceOf(mediaType: string): string {
  return mediaType.split(';')[0]!.trim().toLowerCase();
}

/**
 * Returns the media type that a request uses for a value: for a range such as `image/*`, which a request cannot name, a type within
 * it.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-content-type
 */
export function sentMediaType(mediaType: string, value: Json): string {
  const [, range] = /^([^/;]+)\/\*/.exec(mediaType) ?? [];
  if (range === undefined) return mediaType;
  const any = typeof value === 'object' ? 'application/json' : 'application/octet-stream';
  return OF_RANGE.get(range.toLowerCase()) ?? any;
}

/**
 * Returns how a value is serialized in a media type or range; undefined if someone who knows the format must serialize it first,
 * such as an object in XML.
 */
export function bodyFormatOf(type: string, value: Json): BodyFormat | undefined {
  const mediaType = sentMediaType(type, value);
  if (isJson(mediaType)) return 'json';
  if (typeof value === 'object' && value !== null && isMultipart(mediaType)) return 'multipart';
  if (isObject(value) && isForm(mediaType)) return 'form';
  if (Array.isArray(value) && framingOf(mediaType)) return 'text';
  // YAML is a superset of JSON.
  if (isYaml(mediaType)) return 'text';
  if (!isText(mediaType)) return 'binary';
  return typeof value === 'object' ? undefined : 'text';
}

/** Whether a media type is `application/json` or `application/…+json`, with or without parameters. */
export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(;|$)/i.test(mediaType);
}

/** Whether a media type is that of URL-encoded forms. */
export function isForm(mediaType: string): boolean {
  return /x-www-form-urlencoded/i.test(mediaType);
}

function isText(mediaType: string): boolean {
  return /^text\/|[/+]xml|graphql|javascript|json/i.test(mediaType) || isForm(mediaType);
}

/** Whether a media type is `application/xml`, `text/xml` or `…+xml`, with or without parameters. */
export function isXml(mediaType: string): boolean {
  return /^[^;]*[/+]xml\s*(;|$)/i.test(mediaType);
}

/** Whether a media type is `application/yaml`, `…+yaml` or one of their other spellings. */
export function isYaml(mediaType: string): boolean {
  return /[/+]ya?ml/i.test(mediaType);
}

/** Whether a media type has parts. */
export function isMultipart(mediaType: string): boolean {
  return /^multipart\//i.test(mediaType);
}
