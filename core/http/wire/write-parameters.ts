import type { Json } from '../../json/json';
import { isObject } from '../../json/json';
import type { ParameterLocation } from '../parameter-location';
import { isJson } from './body-format';
import { expandPairs, expandSimple, isUndefined, pairOf, type WirePair } from './expand-style';
import { type Encode, encodeData, encodeReserved, escapeNonAscii, keep } from './percent-encoding';
import type { ContentSerialization, Serialization } from './serialization';
import { writeContent } from './write-content';
import { writeForm } from './write-form';

/** A parameter with its value in one request. */
export interface WireParameter {
  in: ParameterLocation;
  name: string;
  value: Json;
  serialization: Serialization;
  /** The value as its author serialized it, which is sent as it is. */
  serialized?: string;
}

/** Returns a path with its placeholders replaced; one without a parameter stays, encoded. */
export function writePath(template: string, parameters: readonly WireParameter[]): string {
  return template.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) return encodeData(placeholder);
    const { value, serialization } = parameter;
    if (serialization.kind === 'content') return encodeData(writeContent(value, serialization.mediaType));
    return expandSimple(name, value, serialization, encodingOf(serialization, 'path'));
  });
}

/** Returns the pairs of a query. A parameter that is the whole query has no name; those that nothing can write are left out. */
export function writeQuery(parameters: readonly WireParameter[]): WirePair[] {
  return parameters.flatMap(({ name, value, serialization, serialized }) => {
    if (serialization.kind === 'style')
      return expandPairs(name, value, serialization, encodingOf(serialization, 'query'), encodeData);
    if (serialization.isWhole) return writeWhole(value, serialization, serialized);
    return [pairOf(name, writeContent(value, serialization.mediaType), encodeData)];
  });
}

function writeWhole(
  value: Json,
  { mediaType, fields }: ContentSerialization,
  serialized: string | undefined,
): WirePair[] {
  if (serialized !== undefined) return [{ name: '', value: serialized, sent: serialized }];
  if (isObject(value) && !isJson(mediaType)) return writeForm(value, fields);
  const text = writeContent(value, mediaType);
  return [{ name: '', value: text, sent: encodeData(text) }];
}

/** Returns the text of a header; undefined if it is left out. Nothing in it is encoded. */
export function writeHeader({ name, value, serialization }: WireParameter): string | undefined {
  if (serialization.kind === 'style')
    return isUndefined(value) ? undefined : expandSimple(name, value, serialization, keep);
  const text = writeContent(value, serialization.mediaType);
  return isJson(serialization.mediaType) ? escapeNonAscii(text) : text;
}

/** Returns all cookies as the value of a `Cookie` header, or an empty string without cookies. */
export function writeCookies(parameters: readonly WireParameter[]): string {
  return parameters
    .flatMap(({ name, value, serialization }) =>
      serialization.kind === 'style'
        ? expandPairs(name, value, serialization, encodingOf(serialization, 'cookie'))
        : [pairOf(name, writeContent(value, serialization.mediaType), encodeData)],
    )
    .map(({ sent }) => sent)
    .join('; ');
}

function encodingOf(
  { style, allowReserved }: Extract<Serialization, { kind: 'style' }>,
  place: 'path' | 'query' | 'cookie',
): Encode {
  if (style === 'cookie') return keep;
  return allowReserved ? encodeReserved(place) : encodeData;
}

/** Returns pairs as the part of an address behind its question mark. */
export function joinQuery(pairs: readonly WirePair[]): string {
  return pairs.map(({ sent }) => sent).join('&');
}

/** Returns the pairs of a query or form that its author wrote out. */
export function readPairs(text: string): WirePair[] {
  return [...new URLSearchParams(text)].map(([name, value]) => pairOf(name, value, encodeData));
}
