import { formatValue } from '../../json/format-value';
import type { Json, JsonObject } from '../../json/json';
import { isJson } from './body-format';
import { expandPairs } from './expand-style';
import { keep } from './percent-encoding';
import type { FieldForm, PartForm, PartsByPosition } from './serialization';
import { writeContent } from './write-content';
import { itemsOf } from './write-form';

/** A part of a multipart body. */
export interface WirePart {
  /** Undefined for a part by its position. */
  name?: string;
  /** Undefined: text/plain, which need not be said. */
  mediaType?: string;
  /** Besides its type and its name. */
  headers: readonly { name: string; value: string }[];
  content: { kind: 'text' | 'file'; text: string } | { kind: 'parts'; parts: WirePart[] };
}

const OCTETS = 'application/octet-stream';

/**
 * Writes an object as parts with names: one for each field, and for an array one for each item. Null is left out.
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-multipart-media-types
 * @see https://www.rfc-editor.org/rfc/rfc7578#section-4.3
 */
export function writeNamedParts(value: JsonObject, fields: readonly FieldForm[] = []): WirePart[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const form: PartForm = fields.find(({ property }) => property === name) ?? {};
    const { style, headers = [] } = form;
    if (style)
      return expandPairs(name, member, style, keep).map((pair): WirePart => ({
        name: pair.name,
        headers,
        content: { kind: 'text', text: pair.value },
      }));
    return itemsOf(member).map((item) => ({ name, ...writePart(item, form) }));
  });
}

/** Writes the items of an array as parts by their position. */
export function writePartsByPosition(items: readonly Json[], { prefix, item }: PartsByPosition): WirePart[] {
  return items.map((value, index) => nameByHeader(writePart(value, prefix[index] ?? item ?? {})));
}

function writePart(value: Json, form: PartForm): WirePart {
  const { mediaType, isFile, transferEncoding, headers: given = [], parts } = form;
  const transfer =
    transferEncoding === undefined ? [] : [{ name: 'Content-Transfer-Encoding', value: transferEncoding }];
  const headers = [...transfer, ...given];
  if (parts && Array.isArray(value))
    return { mediaType, headers, content: { kind: 'parts', parts: writePartsByPosition(value, parts) } };
  if (isFile && typeof value === 'string')
    return { mediaType: mediaType ?? OCTETS, headers, content: { kind: 'file', text: value } };
  const own = mediaType ?? defaultType(value, form);
  const text = own !== undefined && isJson(own) ? writeContent(value, own) : formatValue(value);
  return { mediaType: own, headers, content: { kind: 'text', text } };
}

/** Returns the type of a part for which the description names none. */
function defaultType(value: Json, { transferEncoding }: PartForm): string | undefined {
  if (typeof value === 'object') return 'application/json';
  return transferEncoding === undefined ? undefined : OCTETS;
}

/** A part by position can have a name only in a header of its description. */
function nameByHeader(part: WirePart): WirePart {
  const disposition = part.headers.find(({ name }) => name.toLowerCase() === 'content-disposition');
  const [, name] = /;\s*name="([^"]*)"/.exec(disposition?.value ?? '') ?? [];
  if (name === undefined) return part;
  return { ...part, name, headers: part.headers.filter((header) => header !== disposition) };
}
