import type { Json } from '../../json/json';
import { isForm, isMultipart } from './body-format';
import { readContent } from './read-content';
import { readFields, readForm, readStyledFields, type SentField } from './read-form';
import { readParts } from './read-parts';
import type { FieldForm } from './serialization';
import { shapeOfItem, takes, type ValueShape } from './value-shape';

/** A body in a media type, as far as it is read by it. */
export interface ReadableBody {
  shape: ValueShape;
  /** For a form: how its fields are written, as far as it is not their values that say so. */
  fields?: readonly FieldForm[];
}

/**
 * Reads a body, the reverse of how the outputs of an operation write it.
 * @param contentType with its parameters: a multipart body is read by its boundary.
 * @throws SyntaxError if a multipart body has no boundary or no end.
 */
export function readBody(text: string, contentType: string, { shape, fields = [] }: ReadableBody): Json {
  if (isMultipart(contentType)) return readMultipart(readParts(text, contentType), shape, fields);
  return isForm(contentType) ? readForm(text, fields, shape) : readContent(text, contentType, shape);
}

function readMultipart(parts: readonly SentField[], shape: ValueShape, fields: readonly FieldForm[]): Json {
  if (takes(shape, 'array')) return parts.map((part, index) => readPosition(part, shapeOfItem(shape, index)));
  // The names of a style are as in a query, but nothing in a part is encoded.
  const { values, rest } = readStyledFields(parts, fields, shape, (text) => text);
  return { ...values, ...readFields(rest, fields, shape) };
}

function readPosition({ text, mediaType = '', parts }: SentField, shape: ValueShape): Json {
  return parts ? readMultipart(parts, shape, []) : readContent(text, mediaType, shape);
}
