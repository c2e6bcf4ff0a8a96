import { formatValue } from '../../json/format-value';
import type { Json } from '../../json/json';
import { isJson } from './body-format';
import { framingOf, writeSequence } from './sequence';

/** Writes a value as a document of a media type: compact JSON, or a string as it is. */
export function writeContent(value: Json, mediaType: string): string {
  if (isJson(mediaType)) return JSON.stringify(value);
  const framing = framingOf(mediaType);
  return Array.isArray(value) && framing ? writeSequence(value, framing) : formatValue(value);
}
