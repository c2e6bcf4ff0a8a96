import { formatValue } from '../../json/format-value';
import type { Json, JsonObject } from '../../json/json';
import { isJson } from './body-format';
import { expandPairs, pairOf, type WirePair } from './expand-style';
import { encodeForm, encodeReserved } from './percent-encoding';
import type { FieldForm, StyleSerialization } from './serialization';
import { writeContent } from './write-content';

/**
 * Writes an object as the pairs of a URL-encoded form. A field with a style is written as in a query, another one by its media type:
 * an array is a pair for each item, an object JSON. Null is left out.
 * @see https://spec.openapis.org/oas/v3.2.0#encoding-the-x-www-form-urlencoded-media-type
 */
export function writeForm(value: JsonObject, fields: readonly FieldForm[] = []): WirePair[] {
  return Object.entries(value).flatMap(([name, member]) => {
    const { style, mediaType = '' } = fields.find(({ property }) => property === name) ?? {};
    if (style) return expandPairs(name, member, style, encodingOf(style), encodeForm);
    const write = (item: Json) => (isJson(mediaType) ? writeContent(item, mediaType) : formatValue(item));
    return itemsOf(member).map((item) => pairOf(name, write(item), encodeForm));
  });
}

/** Returns the items that are sent apart: those of an array, or the value; no null. */
export function itemsOf(value: Json): Json[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== null);
}

function encodingOf({ allowReserved }: StyleSerialization) {
  return allowReserved ? encodeReserved('query') : encodeForm;
}
