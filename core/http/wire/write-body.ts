import { type Json, isObject } from '../../json/json';
import { bodyFormatOf, sentMediaType } from './body-format';
import type { FieldForm, PartsByPosition } from './serialization';
import { writeContent } from './write-content';
import { writeForm } from './write-form';
import { writeMultipart } from './write-multipart';
import { joinQuery } from './write-parameters';
import { writeNamedParts, writePartsByPosition } from './write-parts';

/** How a description says that a body is written. */
export interface WritableBody {
  /** Or a range. */
  mediaType: string;
  /** For a form: how its fields are written, as far as it is not their values that say so. */
  fields?: readonly FieldForm[];
  /** For a multipart body: how parts without names are written. */
  parts?: PartsByPosition;
}

/** Writes a value as a body; undefined for one that its media type has no form for, such as an object in XML. */
export function writeBody(
  value: Json,
  { mediaType, fields, parts = { prefix: [] } }: WritableBody,
): { contentType: string; text: string } | undefined {
  const contentType = sentMediaType(mediaType, value);
  switch (bodyFormatOf(contentType, value)) {
    case 'form':
      return { contentType, text: isObject(value) ? joinQuery(writeForm(value, fields)) : '' };
    case 'multipart': {
      const written = Array.isArray(value)
        ? writePartsByPosition(value, parts)
        : writeNamedParts(isObject(value) ? value : {}, fields);
      const { boundary, pieces } = writeMultipart(written);
      return {
        contentType: `${contentType}; boundary=${boundary}`,
        text: pieces.map(({ text }) => text).join(''),
      };
    }
    case 'json':
    case 'text':
      return { contentType, text: writeContent(value, contentType) };
    case 'binary':
      return typeof value === 'string' ? { contentType, text: value } : undefined;
    case undefined:
      return undefined;
  }
}
