import { formatValue } from '../../json/format-value';
import { isObject, type Json, type JsonObject } from '../../json/json';
import { encodeData, type Encode } from './percent-encoding';
import type { Style, StyleSerialization } from './serialization';

/** A name and a value of a query, a cookie or a form. */
export interface WirePair {
  name: string;
  /** Before its characters are encoded; delimiters and data are no longer distinct. */
  value: string;
  /** As it is sent, `name=value`; delimiters of the style stand apart from encoded data. */
  sent: string;
}

/** Whether the encoder of any HTTP client writes the same from the name and the value. */
export function isPlain({ name, value, sent }: WirePair, encode = encodeData): boolean {
  return sent === `${encode(name)}=${encode(value)}`;
}

/** Returns the pair of a name and a value, each encoded as a whole. */
export function pairOf(name: string, value: string, encode: Encode, encodeName = encode): WirePair {
  return { name, value, sent: `${encodeName(name)}=${encode(value)}` };
}

const DELIMITERS: Partial<Record<Style, string>> = {
  spaceDelimited: ' ',
  pipeDelimited: '|',
  tabDelimited: '\t',
};

/** The delimiter between the items of a value that a style writes as one. */
export function delimiterOf(style: Style): string {
  return DELIMITERS[style] ?? ',';
}

/**
 * Writes a value as pairs: a query, cookies, and the fields of a form. Leaves out null, and arrays and objects with nothing in them.
 * OpenAPI does not define values inside values: they are JSON, or names in brackets in a deep object.
 * @see https://spec.openapis.org/oas/v3.2.0#style-examples
 */
export function expandPairs(
  name: string,
  value: Json,
  { style, explode }: StyleSerialization,
  encode: Encode,
  encodeName = encode,
): WirePair[] {
  const pair = (own: string, text: string) => pairOf(own, text, encode, encodeName);
  if (value === null) return [];
  if (typeof value !== 'object') return [pair(name, formatValue(value))];
  if (style === 'deepObject') return deepPairs(name, value).map(([own, text]) => pair(own, text));
  if (explode)
    return isObject(value)
      ? membersOf(value).map(([own, text]) => pair(own, text))
      : itemsOf(value).map((text) => pair(name, text));
  const texts = isObject(value) ? membersOf(value).flat() : itemsOf(value);
  if (texts.length === 0) return [];
  const delimiter = delimiterOf(style);
  // Only a comma is sent plainly: the grammar of addresses does not have the others.
  const written = delimiter === ',' ? ',' : encode(delimiter);
  return [
    {
      name,
      value: texts.join(delimiter),
      sent: `${encodeName(name)}=${texts.map(encode).join(written)}`,
    },
  ];
}

/** By style of a path: the text before the value, and between its parts if it is exploded. */
const OF_PATH: Partial<Record<Style, { prefix: string; separator: string }>> = {
  label: { prefix: '.', separator: '.' },
  matrix: { prefix: ';', separator: ';' },
};
const SIMPLE = { prefix: '', separator: ',' };

/** Writes a value into a path or, with nothing encoded, into a header. */
export function expandSimple(
  name: string,
  value: Json,
  { style, explode }: StyleSerialization,
  encode: Encode,
): string {
  const { prefix, separator } = OF_PATH[style] ?? SIMPLE;
  if (isObject(value) && explode)
    return (
      prefix +
      membersOf(value)
        .map((member) => member.map(encode).join('='))
        .join(separator)
    );
  const texts = textsOf(value).map(encode);
  if (style !== 'matrix') return prefix + texts.join(explode ? separator : delimiterOf(style));
  // RFC 6570 writes no equals sign before an empty string.
  const named = (text: string) => `${encodeData(name)}${text === '' ? '' : `=${text}`}`;
  return prefix + (explode ? texts.map(named).join(separator) : named(texts.join(',')));
}

/** Whether a value has nothing that a style could write. */
export function isUndefined(value: Json): boolean {
  return value === null || (typeof value === 'object' && textsOf(value).length === 0);
}

function textsOf(value: Json): string[] {
  if (Array.isArray(value)) return itemsOf(value);
  return isObject(value) ? membersOf(value).flat() : [formatValue(value)];
}

function itemsOf(items: readonly Json[]): string[] {
  return items.filter((item) => item !== null).map(formatValue);
}

function membersOf(value: JsonObject): [name: string, text: string][] {
  return Object.entries(value)
    .filter(([, member]) => member !== null)
    .map(([name, member]) => [name, formatValue(member)]);
}

/** Returns `name[member]` and the text of every scalar inside an object; items of an array repeat the name. */
function deepPairs(name: string, value: Json): [name: string, text: string][] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isObject(value)) return [[name, formatValue(value)]];
  return Object.entries(value).flatMap(([member, inner]) => deepPairs(`${name}[${member}]`, inner));
}
