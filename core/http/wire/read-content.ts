import type { Json } from '../../json/json';
import { tryParse } from '../../json/try-parse';
import { isJson, isYaml } from './body-format';
import { framingOf, readSequence } from './sequence';
import { readText, type ValueShape } from './value-shape';

/**
 * Reads a document of a media type, the reverse of `writeContent`. One that is not JSON, although its type is, stays a string; XML is
 * not read.
 */
export function readContent(text: string, mediaType: string, shape: ValueShape): Json {
  // YAML is a superset of JSON, in which bodies are written here.
  const value = isJson(mediaType) || isYaml(mediaType) ? tryParse(text) : undefined;
  if (value !== undefined) return value;
  const framing = framingOf(mediaType);
  return framing ? readSequence(text, framing, shape) : readText(text, shape);
}
