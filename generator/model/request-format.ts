import { isObject, type Json } from '#core/json/json';

/** The ways in which a value becomes the body of a request; `binary` is a file. */
export type RequestFormat = 'json' | 'form' | 'multipart' | 'text' | 'binary';

/**
 * How a value is written in a media type; undefined where it has to be written first by someone who knows the format, as an
 * object in XML has.
 */
export function requestFormatOf(mediaType: string, value: Json): RequestFormat | undefined {
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
