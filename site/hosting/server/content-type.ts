import { getMimeType, mimes } from 'hono/utils/mime';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { MARKDOWN } from '../write-headers';

const YAML = 'application/yaml';

const TYPES = { ...mimes, md: MARKDOWN, yaml: YAML, yml: YAML };

/** Returns the media type for the extension of a file. */
export function contentTypeOf(file: string): string {
  return getMimeType(file, TYPES) ?? 'application/octet-stream';
}

export function isCompressible(type: string): boolean {
  return type === YAML || COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
}
